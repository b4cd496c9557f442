import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { sellerCapacity } from '../schema.server.ts'
import type { CapacityInput } from './capacity-input.ts'

/** How many orders at once a seller takes. Those that are under way stay; new ones wait for a place. */
export async function setCapacity(
  tx: Transaction,
  actor: MemberActor,
  { most }: CapacityInput,
): Promise<void> {
  authorise(actor, 'order.limit')
  if (most === null) await tx.db.delete(sellerCapacity).where(eq(sellerCapacity.sellerId, actor.id))
  else
    await tx.db
      .insert(sellerCapacity)
      .values({ sellerId: actor.id, most, changedAt: tx.now })
      .onConflictDoUpdate({ target: sellerCapacity.sellerId, set: { most, changedAt: tx.now } })
  await tx.announce({ kind: 'seller.capacity-changed', sellerId: actor.id })
}
