import { mayOpen, type MemberEdge } from '#app/edge.ts'
import { orderStateNames } from '#app/shared/money/money-state-words.ts'
import { kindWords } from '#app/shared/money/transfer-words.ts'
import { countOwnDeals } from '#domain/deals/index.ts'
import { listStatement } from '#domain/ledger/index.ts'
import { listOrdersOf } from '#domain/orders/index.ts'
import { decisionNames } from '#domain/reports/decision-words.ts'
import { listCasesAbout } from '#domain/reports/index.ts'
import { listReviews } from '#domain/reviews/index.ts'
import { FOUND_MOST, type Sought } from '#domain/sought-rules.ts'
import { listTicketsOf } from '#domain/support/index.ts'
import { finders } from '../../find/finders.ts'
import type { Thing } from '../../things-list.tsx'
import { stateWords as ticketStateWords } from '../../tickets/desk-words.ts'

/** A short list of what is a member's, how much there is, and where all of it stands. */
export type Part = { id: string; title: string; things: Thing[]; count: number; all: string }

type Whose = { id: string; username: string; email: string | undefined }

const sumOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0)
const ofMember = (memberId: string): Sought => ({
  words: '',
  kind: undefined,
  id: undefined,
  ids: undefined,
  number: undefined,
  amount: undefined,
  memberId,
})

/** Everything of a member that this one of the staff may see, each the newest few: one question a kind, whatever there is. */
export async function loadWhole(edge: MemberEdge, who: Whose): Promise<Part[]> {
  const { actor } = edge
  const isOther = actor.id !== who.id
  const parts = await Promise.all([
    mayOpen(actor, 'disputes.read') ? dealsOf(edge, who) : undefined,
    mayOpen(actor, 'orders.read') ? ordersOf(edge, who) : undefined,
    mayOpen(actor, 'ledger.read') ? statementOf(edge, who) : undefined,
    mayOpen(actor, 'payouts.read') ? payoutsOf(edge, who) : undefined,
    reviewsOf(edge, who),
    mayOpen(actor, 'report.read') ? reportsOf(edge, who) : undefined,
    mayOpen(actor, 'ticket.see-desk') && isOther ? ticketsOf(edge, who) : undefined,
  ])
  return parts.filter((part) => part !== undefined)
}

async function dealsOf(edge: MemberEdge, { id }: Whose): Promise<Part> {
  const [things, { buyer, seller }] = await Promise.all([
    finders.deal.find(edge, ofMember(id)),
    countOwnDeals(edge.db, id),
  ])
  const count = sumOf(buyer) + sumOf(seller)
  return { id: 'deals', title: 'Deals', things, count, all: `/admin/users/${id}/deals` }
}

export const orderThing = (order: Awaited<ReturnType<typeof listOrdersOf>>['orders'][number]): Thing => ({
  to: `/admin/orders/${order.number}`,
  name: `Order ${order.number}`,
  state: orderStateNames[order.state],
  sum: { minor: order.totalMinor, currency: order.currency },
  at: order.orderedAt,
})

async function ordersOf({ db, actor }: MemberEdge, { id }: Whose): Promise<Part> {
  const { orders, count } = await listOrdersOf(db, actor, id)
  const all = `/admin/users/${id}/orders`
  return { id: 'orders', title: 'Orders', things: orders.map(orderThing), count, all }
}

type Line = Awaited<ReturnType<typeof listStatement>>['lines'][number]

export const lineThing = ({ transferId, kind, amount, at }: Line, currency: string): Thing => ({
  to: `/admin/transfers/${transferId}`,
  name: kindWords[kind],
  sum: { minor: amount, currency },
  at,
})

async function statementOf({ db, settings }: MemberEdge, { id }: Whose): Promise<Part> {
  const { lines } = await listStatement(db, { memberId: id, of: 'balance' }, {}, FOUND_MOST)
  const things = lines.map((line) => lineThing(line, settings.currency))
  return {
    id: 'statement',
    title: 'Statement',
    things,
    count: lines.length,
    all: `/admin/users/${id}/statement`,
  }
}

async function payoutsOf(edge: MemberEdge, { id, username }: Whose): Promise<Part> {
  const things = await finders.payout.find(edge, ofMember(id))
  const all = `/admin/payouts?show=all&q=${encodeURIComponent(username)}`
  return { id: 'payouts', title: 'Payouts', things, count: things.length, all }
}

export const reviewThing = (
  review: Awaited<ReturnType<typeof listReviews>>['reviews'][number],
  username: string,
  mayEnter: boolean,
): Thing => ({
  to: mayEnter ? `/deals/${review.dealId}` : `/user/${username}`,
  name: review.bought,
  state: `${(review.rating / 100).toFixed(1)} of 5`,
  note: review.text.slice(0, 100),
  at: review.revealedAt,
})

async function reviewsOf({ db, actor }: MemberEdge, { id, username }: Whose): Promise<Part> {
  const [sold, bought] = await Promise.all([
    listReviews(db, { memberId: id, as: 'seller' }, { page: 1 }),
    listReviews(db, { memberId: id, as: 'buyer' }, { page: 1 }),
  ])
  const mayEnter = mayOpen(actor, 'disputes.read')
  const newest = [...sold.reviews, ...bought.reviews]
    .toSorted((one, other) => (other.revealedAt?.getTime() ?? 0) - (one.revealedAt?.getTime() ?? 0))
    .slice(0, FOUND_MOST)
  return {
    id: 'reviews',
    title: 'Reviews about them',
    things: newest.map((review) => reviewThing(review, username, mayEnter)),
    count: sold.count + bought.count,
    all: `/admin/users/${id}/reviews`,
  }
}

export const caseThing = ({
  number,
  title,
  decidedAt,
  decision,
  restoredAt,
  openedAt,
}: Awaited<ReturnType<typeof listCasesAbout>>['cases'][number]): Thing => ({
  to: `/admin/market/reports/${number}${decidedAt ? '?in=decided' : ''}`,
  name: `Case ${number}: ${title}`,
  state: restoredAt ? 'Undone' : decision ? decisionNames[decision] : 'Waits',
  at: openedAt,
})

async function reportsOf({ db, actor }: MemberEdge, { id }: Whose): Promise<Part> {
  const { cases, count } = await listCasesAbout(db, actor, id, FOUND_MOST)
  return {
    id: 'reports',
    title: 'Reports about them',
    things: cases.map(caseThing),
    count,
    all: `/admin/users/${id}/reports`,
  }
}

async function ticketsOf({ db, actor }: MemberEdge, { id, username, email }: Whose): Promise<Part> {
  const { tickets, count } = await listTicketsOf(db, actor, id, FOUND_MOST)
  return {
    id: 'tickets',
    title: 'Tickets',
    things: tickets.map(({ number, subject, state, lastAt }) => ({
      to: `/admin/tickets/${number}`,
      name: `Ticket ${number}: ${subject}`,
      state: ticketStateWords[state],
      at: lastAt,
    })),
    count,
    all: `/admin/tickets?view=all&q=${encodeURIComponent(email ?? username)}`,
  }
}
