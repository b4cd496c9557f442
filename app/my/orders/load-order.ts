import type { MemberEdge } from '#app/edge.ts'
import { exactLineTime } from '#app/my/balance/line-time.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { findInvoiceParty } from '#domain/companies/index.ts'
import { countOpenQuestions } from '#domain/deals/index.ts'
import { findOwnOrder } from '#domain/orders/index.ts'
import { listPapersAbout } from '#domain/papers/index.ts'
import { findPayment } from '#domain/payments/index.ts'
import { add, subtract } from '#platform/money/money.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'

/** One's own order with its lines and what paid for it. */
export async function loadOrder({ db, actor, viewer, params }: MemberEdge) {
  const order = await findOwnOrder(db, actor.id, params['id'] ?? '')
  // Only who was paid tells their legal details.
  const sellerIds = order.state === 'placed' ? [...new Set(order.lines.map(({ sellerId }) => sellerId))] : []
  const [buyer, sellers, faces, payment, questions, papers] = await Promise.all([
    findInvoiceParty(db, actor.id),
    Promise.all(sellerIds.map(async (id) => ({ id, ...(await findInvoiceParty(db, id)) }))),
    findFaces(
      db,
      order.lines.map(({ sellerId }) => sellerId),
    ),
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
    sellers,
    total: order.totalMinor,
    price: add(...order.lines.map(({ priceMinor }) => priceMinor)),
    serviceFee: add(...order.lines.map(({ serviceFeeMinor }) => serviceFeeMinor)),
    paymentMinor: order.paymentMinor,
    fromBalance: subtract(order.totalMinor, order.paymentMinor),
    provider: payment && paymentProviderTitles[payment.provider],
    paymentId: order.paymentId,
    lines: order.lines.map((line) => ({
      position: line.position,
      title: line.title,
      what: [line.packageTitle, ...line.extras.map(({ title }) => title)].join(' + '),
      quantity: line.quantity,
      days: line.deliveryDays,
      priceMinor: line.priceMinor,
      seller: faces.get(line.sellerId)?.displayName ?? 'Somebody who has left',
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

export type OrderData = Awaited<ReturnType<typeof loadOrder>>
