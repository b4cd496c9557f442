import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { work } from './schema.server.ts'

/** Categories became one: works of them are of that one, also those that were removed and may come back. */
export async function followMerge(
  tx: Transaction,
  fromIds: readonly string[],
  intoId: string,
): Promise<void> {
  const moved = await tx.db
    .update(work)
    .set({ categoryId: intoId })
    .where(inArray(work.categoryId, [...fromIds]))
    .returning({ memberId: work.memberId })
  for (const memberId of new Set(moved.map((one) => one.memberId)))
    await tx.announce({ kind: 'works.changed', memberId })
}
