import type { Db, DrizzleTransaction } from '#platform/db/database.ts'

/** Something to finish before an account can go, in words for its owner, with where to do it. */
export type Block = {
  words: string
  link?: { to: string; label: string }
  /** Not even the grace may begin; anything else may be finished during it. */
  stopsAsking?: boolean
}

/** What an area has open for a member. Areas say so in their `area.ts`. */
type FindBlock = (db: Db | DrizzleTransaction, memberId: string) => Promise<Block | undefined>

export type DeletionBlocks = Readonly<Record<string, FindBlock>>

export async function listBlocks(
  db: Db | DrizzleTransaction,
  finders: DeletionBlocks,
  memberId: string,
): Promise<Block[]> {
  const blocks: Block[] = []
  for (const find of Object.values(finders)) {
    const block = await find(db, memberId)
    if (block) blocks.push(block)
  }
  return blocks
}
