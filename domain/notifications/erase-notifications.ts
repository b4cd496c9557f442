import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { deliveryChoice, notification, notificationBox, pushSubscription } from './schema.server.ts'

/** Nothing that a member was told, or chose about it, stays when they go. */
export async function eraseNotifications(tx: Transaction, memberId: string): Promise<void> {
  for (const table of [notification, notificationBox, deliveryChoice, pushSubscription])
    await tx.db.delete(table).where(eq(table.memberId, memberId))
}
