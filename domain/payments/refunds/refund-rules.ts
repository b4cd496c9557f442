import { largest, smallest, subtract, zero, type Minor } from '#platform/money/money.ts'
import type { PaymentState } from '../states.ts'

/** What decides how much of a payment can go back to its payer now. */
export type RefundFacts = {
  payment: { state: PaymentState; amount: Minor; refunded: Minor }
  /** Money paid in that was not spent. */
  deposited: Minor
  /** What the member owes after a chargeback. */
  debt: Minor
  /** Whether the payer's bank wants this payment back, or got it. */
  isChargedBack: boolean
}

/** The most that can be sent back: what is left of the payment, and not more than was left unspent. */
export function mostRefund({ payment, deposited, debt, isChargedBack }: RefundFacts): Minor {
  if (payment.state !== 'succeeded' || isChargedBack || debt > 0n) return zero
  return largest(zero, smallest(subtract(payment.amount, payment.refunded), deposited))
}

/** What a refund does: shown before it is asked for, and posted when it is. There is no fee and no least amount. */
export type RefundArithmetic = { amount: Minor; fee: Minor; arrives: Minor; balanceAfter: Minor }

export function computeRefund(amount: Minor, balance: Minor): RefundArithmetic {
  return { amount, fee: zero, arrives: amount, balanceAfter: subtract(balance, amount) }
}

/** Why nothing of a payment can be sent back, in words for its payer; nothing where something can. */
export function whyNoRefund(facts: RefundFacts): string | undefined {
  const { payment, deposited, debt, isChargedBack } = facts
  if (mostRefund(facts) > 0n) return undefined
  if (payment.state === 'refunded') return 'All of it went back already.'
  if (payment.state !== 'succeeded') return 'Nothing was paid, so there is nothing to send back.'
  if (isChargedBack) return 'Your bank was asked to take it back: it can’t go back twice.'
  if (debt > 0n) return 'Something is owed after a chargeback. Pay that first, by topping up.'
  return deposited === 0n
    ? 'All that you paid in was spent. What was earned is paid out instead.'
    : 'All of it went back already.'
}
