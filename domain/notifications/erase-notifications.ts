import { eq } from 'drizzle-orm'
import type { Person } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { forgetWhoDidIt } from './forget-name.ts'
import { deliveryChoice, notification, notificationBox, pushSubscription } from './schema.server.ts'

/** Nothing that a member was told, or chose about it, stays when they go; what others were told of them stays under no name. */
export async function eraseNotifications(tx: Transaction, person: Person): Promise<void> {
  for (const table of [notification, notificationBox, deliveryChoice, pushSubscription])
    await tx.db.delete(table).where(eq(table.memberId, person.id))
  await forgetWhoDidIt(tx, person)
}
