import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { isDone, whyNotOrder } from './policy.ts'
import { type PurchaseOrder, purchaseOrder } from './schema.server.ts'
import { type OrderMoveName, orderMoves } from './states.ts'

type EndMove = Exclude<OrderMoveName, 'placeOrder'>

/** Whether the move is still to be made; whoever can't make it any more is told why. */
export function expectOrderMove({ state }: PurchaseOrder, name: EndMove): boolean {
  if (isDone(name, state)) return false
  const refusal = whyNotOrder(name, state)
  if (refusal) throw new Conflict(refusal)
  return true
}

/** Ends an order as the row of the move says, and only from a state that the row says. */
export async function moveOrder(
  tx: Transaction,
  { id }: PurchaseOrder,
  name: EndMove,
  reason = '',
): Promise<void> {
  const {
    from,
    to: [state],
  } = orderMoves[name]
  const [moved] = await tx.db
    .update(purchaseOrder)
    .set({ state, reason, endedAt: tx.now })
    .where(and(eq(purchaseOrder.id, id), inArray(purchaseOrder.state, from)))
    .returning({ id: purchaseOrder.id })
  if (!moved) throw new Conflict('The order has changed meanwhile: look at it again')
  await tx.announce({ kind: 'order.ended', orderId: id, state })
}
