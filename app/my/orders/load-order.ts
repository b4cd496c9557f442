import type { MemberEdge } from '#app/edge.ts'
import { exactLineTime } from '#app/my/balance/line-time.ts'
import { nameSellers } from '#app/shared/teams/name-sellers.server.ts'
import { findInvoiceParties, findInvoiceParty } from '#domain/companies/index.ts'
import { countOpenQuestions } from '#domain/deals/index.ts'
import { findOwnOrder, findSellersOfLines, type LineSeller } from '#domain/orders/index.ts'
import { listPapersAbout } from '#domain/papers/index.ts'
import { findPayment, isOnItsWay } from '#domain/payments/index.ts'
import { add, subtract } from '#platform/money/money.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'

/** One's own order with its lines and what paid for it. */
export async function loadOrder({ db, actor, viewer, params }: MemberEdge) {
  const order = await findOwnOrder(db, actor.id, params['id'] ?? '')
  const soldBy = await findSellersOfLines(db, order.lines)
  const [buyer, parties, nameOf, payment, questions, papers] = await Promise.all([
    findInvoiceParty(db, actor.id),
    // Only who was paid tells their legal details.
    findInvoiceParties(db, order.state === 'placed' ? soldBy.flatMap(({ sellerId }) => sellerId ?? []) : []),
    nameSellers(db, soldBy),
    order.paymentId ? findPayment(db, order.paymentId) : undefined,
    countOpenQuestions(
      db,
      order.lines.flatMap(({ dealId }) => dealId ?? []),
    ),
    listPapersAbout(db, actor, { orderId: order.id }),
  ])
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    reason: order.reason,
    currency: order.currency,
    ordered: exactLineTime(order.orderedAt, viewer.timeZone),
    papers: papers.map(({ id, label, title, totalMinor }) => ({ id, label, title, totalMinor })),
    buyer,
    // Each once; who sells both in their own name and in a team's stands there for each.
    sellers: [...new Map(soldBy.map((sold) => [idOf(sold), sold]))].flatMap(([id, sold]) => {
      const party = parties.get(sold.sellerId ?? '')
      return party ? [{ id, ...party, team: sold.teamId ? nameOf(sold)?.name : undefined }] : []
    }),
    total: order.totalMinor,
    price: add(...order.lines.map(({ priceMinor }) => priceMinor)),
    serviceFee: add(...order.lines.map(({ serviceFeeMinor }) => serviceFeeMinor)),
    paymentMinor: order.paymentMinor,
    fromBalance: subtract(order.totalMinor, order.paymentMinor),
    provider: payment && paymentProviderTitles[payment.provider],
    paymentId: order.paymentId,
    isOnItsWay: order.state === 'waiting' && payment !== undefined && (await isOnItsWay(db, payment)),
    lines: order.lines.map((line, place) => ({
      position: line.position,
      title: line.title,
      what: [line.packageTitle, ...line.extras.map(({ title }) => title)].join(' + '),
      quantity: line.quantity,
      days: line.deliveryDays,
      priceMinor: line.priceMinor,
      seller: nameOf(soldBy[place] ?? NOBODY)?.name ?? 'Somebody who has left',
      dealId: line.dealId,
      again: {
        serviceId: line.serviceId,
        tier: line.tier,
        extraIds: line.extras.map(({ id }) => id),
        quantity: line.quantity,
      },
      questions: questions.get(line.dealId ?? '') ?? 0,
    })),
  }
}

const NOBODY: LineSeller = { sellerId: null, teamId: null }

const idOf = ({ sellerId, teamId }: LineSeller) => `${sellerId} ${teamId}`

export type OrderData = Awaited<ReturnType<typeof loadOrder>>
