import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { idea, ideaKind, ideaState, ideaStep } from '../schema.server.ts'

export type IdeaState = typeof ideaState.$inferSelect
export type IdeaKind = typeof ideaKind.$inferSelect
export type Dictionary = { states: IdeaState[]; kinds: IdeaKind[] }

/** Kinds and states, in the order of the board. */
export async function findDictionary(db: Db | DrizzleTransaction): Promise<Dictionary> {
  const [states, kinds] = [
    await db.select().from(ideaState).orderBy(asc(ideaState.position), asc(ideaState.id)),
    await db.select().from(ideaKind).orderBy(asc(ideaKind.position), asc(ideaKind.id)),
  ]
  return { states, kinds }
}

/** Which of these are in use: an idea has them, or had them once. */
export async function findUsed(
  db: Db | DrizzleTransaction,
  { states, kinds }: { states: readonly string[]; kinds: readonly string[] },
): Promise<Set<string>> {
  const used = new Set<string>()
  if (states.length > 0) {
    const rows = await db
      .selectDistinct({ id: ideaStep.stateId })
      .from(ideaStep)
      .where(inArray(ideaStep.stateId, [...states]))
    for (const { id } of rows) used.add(id)
  }
  for (const id of kinds) {
    const [row] = await db
      .select({ one: sql`1` })
      .from(idea)
      .where(eq(idea.kindId, id))
      .limit(1)
    if (row) used.add(id)
  }
  return used
}
