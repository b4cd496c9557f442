import { randomUUID } from 'node:crypto'
import type { MemberEdge } from '#app/edge.ts'
import { localPath } from '#app/local-path.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import {
  computeRefund,
  findOwnPayment,
  findRefundFacts,
  isOnItsWay,
  isOpen,
  listRefunds,
  mostRefund,
  type Payment,
  whyNoRefund,
} from '#domain/payments/index.ts'
import type { Db } from '#platform/db/database.ts'
import { decimalText, formatMoney, parseAmount } from '#platform/money/currency.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'
import { exactLineTime } from './line-time.ts'

/** What came of a payment, and what of it can be sent back. */
export async function loadPayment({ db, actor, viewer, params, url, config }: MemberEdge) {
  const found = await findOwnPayment(db, actor.id, params['id'] ?? '')
  const { id, state, amount, refunded, currency, provider, createdAt, endedAt, payAt, purpose, returnTo } =
    found
  const isPending = isOpen(state)
  const onItsWay = await isOnItsWay(db, found)
  const canPay = isPending && !onItsWay
  return {
    id,
    state,
    isPending,
    onItsWay,
    amount,
    refunded,
    currency,
    provider: paymentProviderTitles[provider],
    began: exactLineTime(createdAt, viewer.timeZone),
    ended: endedAt ? exactLineTime(endedAt, viewer.timeZone) : undefined,
    payAt: canPay && payAt ? payAt : undefined,
    // Someone who was just sent here on their way to pay elsewhere.
    leaves: canPay && url.searchParams.has('go') && !payAt?.startsWith(`${config.origin}/`),
    goesOnTo: purpose === 'checkout' ? returnTo : nextOf(url.searchParams),
    isDone: url.searchParams.get('done') === 'sent-back',
    sendBack: isPending ? undefined : await loadSendBack(db, found, url.searchParams, viewer.timeZone),
  }
}

export type PaymentData = Awaited<ReturnType<typeof loadPayment>>

/** Where the payer came from, when it was not the balance. */
function nextOf(params: URLSearchParams): string | undefined {
  const next = localPath(params.get('next'))
  return next === '/' ? undefined : next
}

/** How much can go back, what was asked for in the address worked out, and what went back before. */
async function loadSendBack(db: Db, found: Payment, params: URLSearchParams, timeZone: string) {
  const { currency, memberId } = found
  const facts = (await findRefundFacts(db, memberId, [found]))(found)
  const { available } = await findOwnMoney(db, memberId)
  const most = mostRefund(facts)
  const typed = (params.get('back') ?? decimalText(most, currency)).slice(0, 40)
  const amount = parseAmount(typed, currency)
  const isRight = amount !== undefined && amount > 0n && amount <= most
  return {
    why: whyNoRefund(facts),
    most,
    typed,
    problem: isRight || most === 0n ? undefined : `Amount: at most ${formatMoney(most, currency)}`,
    arithmetic: isRight ? computeRefund(amount, available) : undefined,
    formKey: randomUUID(),
    before: (await listRefunds(db, found.id)).map(({ id, amount: sent, state, askedAt }) => ({
      id,
      amount: sent,
      state,
      when: exactLineTime(askedAt, timeZone),
    })),
  }
}
