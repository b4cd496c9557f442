import { countServices, findLine } from '#domain/categories/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ServiceRow } from './lock-service.ts'

/** Whether everyone can find it. */
export function isShown({ state, isSellerHidden }: Pick<ServiceRow, 'state' | 'isSellerHidden'>): boolean {
  return state === 'published' && !isSellerHidden
}

/** Keeps the counts of categories, and says which lists have to change: where it was, where it is now. */
export async function announceChange(tx: Transaction, before: ServiceRow, after: ServiceRow): Promise<void> {
  const was = isShown(before) ? before.categoryId : null
  const is = isShown(after) ? after.categoryId : null
  if (was !== is) {
    if (was) await countServices(tx, was, -1)
    if (is) await countServices(tx, is, 1)
  }
  const hasMoved =
    was !== is || before.priceFromMinor !== after.priceFromMinor || before.deliveryDays !== after.deliveryDays
  const touched = hasMoved ? [...new Set([was, is].filter((id) => id !== null))] : []
  const changed = new Set<string>()
  for (const categoryId of touched) {
    for (const { id } of await findLine(tx.db, categoryId)) changed.add(id)
  }
  await tx.announce({
    kind: 'service.changed',
    serviceId: after.id,
    sellerId: after.sellerId,
    teamIds: [...new Set([before.teamId, after.teamId].filter((id) => id !== null))],
    categoryIds: [...changed],
  })
}
