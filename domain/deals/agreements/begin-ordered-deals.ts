import type { Transaction } from '#platform/db/transaction.ts'
import { beginDeal, type NewDeal } from './begin-deal.ts'
import { fundIn } from '../milestones/fund-milestones.ts'
import type { LockedDeal } from '../moves/locked-deal.ts'
import { concludeMove } from '../moves/make-move.ts'
import { record } from '../moves/timeline.ts'
import { heldFor, pricedAs } from '../settle-rules.ts'
import { add, type Minor } from '#platform/money/money.ts'

type OrderedDeal = Pick<NewDeal, 'content' | 'rules' | 'requirements'> & {
  buyerId: string
  sellerId: string
  teamId?: string | null
  serviceId: string
  orderId: string
  orderNumber: number
}

/** Each line of an order becomes a deal that is agreed and paid for in the same transaction. Whoever orders holds the pairs. */
export async function beginOrderedDeals(
  tx: Transaction,
  lines: readonly OrderedDeal[],
): Promise<{ dealId: string; paidMinor: Minor }[]> {
  const rooms: LockedDeal[] = []
  for (const { orderNumber, ...ordered } of lines) {
    const room = await beginDeal(
      tx,
      { ...ordered, origin: 'order', proposedBy: 'buyer', isAgreed: true, isPairHeld: true },
      { by: 'buyer', memberId: ordered.buyerId },
    )
    await record(tx, room, 'ordered', { data: { order: orderNumber } })
    rooms.push(room)
  }
  await fundIn(
    tx,
    rooms.map((room) => ({ room, milestoneIds: room.milestones.map(({ id }) => id) })),
  )
  for (const room of rooms) await concludeMove(tx, room, 'fundMilestones')
  return rooms.map(({ deal, milestones }) => ({
    dealId: deal.id,
    paidMinor: add(...milestones.map((milestone) => heldFor(pricedAs(deal, milestone)))),
  }))
}
