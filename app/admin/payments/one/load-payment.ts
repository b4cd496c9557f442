import { randomUUID } from 'node:crypto'
import type { MemberEdge } from '#app/edge.ts'
import { actorNames, findPerson } from '#domain/accounts/index.ts'
import { actorLabel } from '#domain/actor.ts'
import { findOwnMoney, findTransfers } from '#domain/ledger/index.ts'
import { nameOrders } from '#domain/orders/index.ts'
import { listPapersAbout } from '#domain/papers/index.ts'
import {
  computeRefund,
  findRefundFacts,
  findWholePayment,
  listProposalsOf,
  mostAlone,
  mostRefund,
  whyNoRefund,
} from '#domain/payments/index.ts'
import { may } from '#domain/payments/permissions.ts'
import { decimalText, parseAmount } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'
import { describeTransfers } from '../../find/describe-transfers.ts'

/** One payment whole: what the provider said of it, what the book has, what it paid for, and what of it can go back. */
export async function loadPayment(edge: MemberEdge) {
  const { db, actor, params, url, clock } = edge
  const { payment, refunds, chargebacks, words } = await findWholePayment(db, actor, params['id'] ?? '')
  const { memberId, subjectId, purpose } = payment
  const orderId = purpose === 'checkout' && subjectId ? subjectId : undefined
  const [person, transfers, factsOf, own, proposals, orders, papers] = await Promise.all([
    findPerson(db, memberId),
    findTransfers(db, { subject: { kind: 'payment', id: payment.id } }),
    findRefundFacts(db, memberId, [payment]),
    findOwnMoney(db, memberId),
    listProposalsOf(db, actor, payment.id),
    nameOrders(db, orderId ? [orderId] : []),
    orderId ? listPapersAbout(db, actor, { orderId }) : [],
  ])
  const nameOf = await actorNames(db, [
    ...refunds.map(({ askedBy }) => askedBy),
    ...proposals.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
  ])
  const facts = factsOf(payment)
  const most = mostRefund(facts)
  const mayRefund = may(actor, 'payments.refund', { ownerId: memberId }) && actor.id !== memberId
  const mayDecide = may(actor, 'payments.decide-refund', { ownerId: memberId })
  return {
    now: clock.now(),
    payment,
    member: person?.displayName ?? 'A former member',
    order: orderId ? { number: orders.get(orderId) ?? null } : null,
    papers: papers.map(({ id, label, kind }) => ({ id, label, kind })),
    words,
    chargebacks: chargebacks.map(({ id, number, state, amount }) => ({ id, number, state, amount })),
    refunds: refunds.map((one) => ({ ...one, by: nameOf(one.askedBy) })),
    proposals: proposals.map((one) => ({
      ...one,
      proposer: nameOf(one.proposedBy),
      decider: one.decidedBy ? nameOf(one.decidedBy) : null,
      mayDecide: mayDecide && one.state === 'proposed',
      mayConfirm: mayDecide && one.state === 'proposed' && one.proposedBy !== actorLabel(actor),
    })),
    transfers: await describeTransfers(db, transfers),
    refund: mayRefund
      ? {
          most,
          why: whyNoRefund(facts),
          alone: await mostAlone(db, payment, clock.now()),
          formKey: randomUUID(),
          ...preview(most, own.available, payment.currency, url.searchParams.get('back')),
        }
      : null,
  }
}

/** The sum that is shown before the press is the one that is posted. */
function preview(most: Minor, available: Minor, currency: string, asked: string | null) {
  const typed = (asked ?? decimalText(most, currency)).slice(0, 40)
  const amount = parseAmount(typed, currency)
  const isRight = amount !== undefined && amount > 0n && amount <= most
  return { typed, isRight, arithmetic: isRight ? computeRefund(amount, available) : undefined }
}

export type PaymentData = Awaited<ReturnType<typeof loadPayment>>
