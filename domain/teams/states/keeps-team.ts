import type { Db, DrizzleTransaction } from '#platform/db/database.ts'

/** What an area has open for a team, a sentence each: a team with any of it can't be dissolved. Areas say so in their `area.ts`. */
export type KeepsTeam = (db: Db | DrizzleTransaction, teamId: string) => Promise<string[]>

export async function listKeeping(
  db: Db | DrizzleTransaction,
  finders: readonly KeepsTeam[],
  teamId: string,
): Promise<string[]> {
  const sentences: string[] = []
  for (const find of finders) sentences.push(...(await find(db, teamId)))
  return sentences
}
