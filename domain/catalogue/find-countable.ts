import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { service } from './schema.server.ts'

/** Which of these ids are services that everyone may see, whose they are and where they hang. */
export async function findCountable(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, { sellerId: string; categoryId: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.db
    .select({ id: service.id, sellerId: service.sellerId, categoryId: service.categoryId })
    .from(service)
    .where(
      and(
        inArray(service.id, [...new Set(ids)]),
        inArray(service.state, ['published', 'paused']),
        eq(service.isSellerHidden, false),
      ),
    )
  return new Map(rows.map(({ id, ...found }) => [id, found]))
}
