import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { beginDeal, type NewDeal } from './begin-deal.ts'
import { fundIn } from '../milestones/fund-milestones.ts'
import { concludeMove } from '../moves/make-move.ts'
import { record } from '../moves/timeline.ts'

type OrderedDeal = Pick<NewDeal, 'content' | 'rules' | 'requirements'> & {
  buyerId: string
  sellerId: string
  teamId?: string | null
  serviceId: string
  orderId: string
  orderNumber: number
}

/** A line of an order becomes a deal that is agreed and paid for in the same transaction. */
export async function beginOrderedDeal(
  tx: Transaction,
  { orderNumber, ...ordered }: OrderedDeal,
): Promise<{ dealId: string; paidMinor: Minor }> {
  const room = await beginDeal(
    tx,
    { ...ordered, origin: 'order', proposedBy: 'buyer', isAgreed: true },
    { by: 'buyer', memberId: ordered.buyerId },
  )
  await record(tx, room, 'ordered', { data: { order: orderNumber } })
  const paidMinor = await fundIn(
    tx,
    room,
    room.milestones.map(({ id }) => id),
  )
  await concludeMove(tx, room, 'fundMilestones')
  return { dealId: room.deal.id, paidMinor }
}
