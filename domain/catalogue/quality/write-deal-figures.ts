import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { announceChange } from '../life/announce-change.ts'
import { lockService } from '../life/lock-service.ts'
import { serviceFigures } from '../schema.server.ts'

type ServiceDealFigures = {
  orders: number
  completed: number
  /** Ended by a cancellation that was the seller's fault. */
  failed: number
  onTime: number
}

/** What became of a service's deals goes beside it, and search and its page are told. The count is taken under the lock. */
export async function writeDealFigures(
  tx: Transaction,
  serviceId: string,
  count: () => Promise<ServiceDealFigures>,
): Promise<void> {
  const found = await lockService(tx, serviceId)
  const { orders, completed, failed, onTime } = await count()
  await tx.db
    .update(serviceFigures)
    .set({ ordersCount: orders, completedCount: completed, failedCount: failed, onTimeCount: onTime })
    .where(eq(serviceFigures.serviceId, serviceId))
  await announceChange(tx, found, found)
}
