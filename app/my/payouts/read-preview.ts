import type { OwnMethod, PayoutArithmetic } from '#domain/payouts/index.ts'
import { computePayout } from '#domain/payouts/index.ts'
import { decimalText, formatMoney, parseAmount } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'

type PayoutTerms = {
  currency: string
  /** What may be asked for. */
  free: Minor
  /** All there is, with what was paid in and what is disputed. */
  balance: Minor
  least: Minor
  methods: readonly OwnMethod[]
  now: Date
}

export type Preview = {
  amount: string
  methodId: string
  errors: { amount?: string; methodId?: string }
  /** Only where both can be asked for. */
  arithmetic: PayoutArithmetic | undefined
}

const isUsable = (method: OwnMethod, now: Date) => method.usableAt <= now

/** What the address asks for, worked out: all there is and the first method that can be used, unless it says otherwise. */
export function readPreview(asked: URLSearchParams, terms: PayoutTerms): Preview {
  const { currency, free, balance, methods, now } = terms
  const amount = (asked.get('amount') ?? decimalText(free, currency)).slice(0, 40)
  const first = methods.find((method) => isUsable(method, now))
  const methodId = asked.get('method') ?? first?.id ?? ''
  const typed = parseAmount(amount, currency)
  const errors = {
    ...amountProblem(typed, terms),
    ...methodProblem(
      methods.find(({ id }) => id === methodId),
      now,
    ),
  }
  const isRight = typed !== undefined && Object.keys(errors).length === 0
  return { amount, methodId, errors, arithmetic: isRight ? computePayout(typed, balance) : undefined }
}

function amountProblem(typed: Minor | undefined, { free, least, currency }: PayoutTerms) {
  if (typed === undefined) return { amount: 'Amount: write it like 120 or 120.50' }
  if (typed < least) return { amount: `Amount: at least ${formatMoney(least, currency)}` }
  return typed > free ? { amount: `Amount: you have ${formatMoney(free, currency)} free to withdraw` } : {}
}

function methodProblem(method: OwnMethod | undefined, now: Date) {
  if (!method) return { methodId: 'Method: choose one of yours' }
  return isUsable(method, now) ? {} : { methodId: 'Method: this one waits for 24 hours. Choose another' }
}
