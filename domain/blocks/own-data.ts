import { eq, or } from 'drizzle-orm'
import { findPeople } from '#domain/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { listBlocked } from './block-queries.ts'
import { memberBlock } from './schema.server.ts'

/** Whom a member blocked, to take along. Who blocked them is the others' own. */
export async function exportBlocks(db: Db, memberId: string) {
  const blocked = await listBlocked(db, memberId)
  const people = await findPeople(
    db,
    blocked.map((one) => one.memberId),
  )
  return blocked.map(({ memberId: id, note, at }) => ({
    who: people.get(id)?.displayName ?? null,
    note,
    since: at,
  }))
}

export async function eraseBlocks(tx: Transaction, memberId: string): Promise<void> {
  await tx.db
    .delete(memberBlock)
    .where(or(eq(memberBlock.blockerId, memberId), eq(memberBlock.blockedId, memberId)))
}
