import { randomUUID } from 'node:crypto'
import { dueOncePaid } from '#domain/deals/milestones/due-rules.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { decimalText, parseAmount } from '#platform/money/currency.ts'
import { add, type Minor, subtract } from '#platform/money/money.ts'
import { inDays } from '#app/shared/figures/figures.ts'
import { tipLeftIn } from '../list-moves.ts'
import { addressOf, type RoomContext } from '../room-context.ts'
import type { Base } from './step-base.ts'
import { partRows } from './step-sums.ts'
import { fundRows, type StepView } from './step-view.ts'

/** Paying from the balance: what it comes to, and what is missing. */
export function fundStep(context: RoomContext, base: Base, id: string, all: boolean): StepView {
  const { room, money, terms, available, currency } = context
  const planned = room.milestones.filter((one) => one.state === 'planned')
  const paid = all ? planned : planned.filter((one) => one.id === id)
  const sum = add(
    ...paid.map(({ priceMinor }) => computeFees(priceMinor, terms, room.deal.feeBearer).buyerPays),
  )
  const short = subtract(sum, available)
  const next = addressOf(context, { do: 'fund', m: id, ...(all ? { all: 'yes' } : {}) })
  return {
    ...base,
    title:
      all && planned.length > 1
        ? `Pay for ${planned.length} milestones`
        : `Pay for “${paid[0]?.title ?? ''}”`,
    text: `The money leaves your balance and waits in escrow, and comes back to you if the work is cancelled. ${acceptedWords(context, paid)}`,
    rows: fundRows(context, paid, dueOncePaid(room, paid, context.now)),
    after: balanceWords(context, sum),
    total: { name: 'Into escrow', amount: money(sum) },
    hidden: { milestoneIds: paid.map((one) => one.id).join(' ') },
    submit: `Pay ${money(sum)} into escrow`,
    ...(short > 0n
      ? {
          missing: {
            words: `${money(short)} is missing on your balance.`,
            to: `/my/balance?${new URLSearchParams({ 'top-up': decimalText(short, currency), next })}`,
            label: `Top up ${money(short)}`,
          },
        }
      : {}),
  }
}

export function tipStep(context: RoomContext, base: Base, typed: string | null): StepView {
  const { room, money, available, currency, named, team } = context
  const amount: Minor | undefined = typed === null ? undefined : parseAmount(typed, currency)
  const most = tipLeftIn(context)
  if (amount === undefined || amount <= 0n || amount > most)
    return {
      ...base,
      title: `Give ${named('seller')} a tip`,
      text: `From your balance to theirs, without a fee: at most ${money(most)}, so that all tips together stay within what was earned in the deal.`,
      ...(amount !== undefined && amount > most
        ? { warn: `${money(amount)} is more than ${money(most)}.` }
        : {}),
      fields: [{ name: 'amount', label: 'Amount', kind: 'amount', ...(typed ? { value: typed } : {}) }],
      submit: 'Next: confirm the tip',
      isQuestion: true,
    }
  const short = subtract(amount, available)
  return {
    ...base,
    title: `Give ${named('seller')} ${money(amount)}`,
    text: `It clears ${inDays(room.deal.rules.clearingDays)}, as other earnings do, and can’t be called back.`,
    rows: [
      { name: 'Your tip', amount: money(amount) },
      { name: 'Fee', amount: money(0) },
      ...partRows(team && team.people.length > 0 ? team : undefined, amount, currency),
    ],
    after: balanceWords(context, amount),
    total: { name: `${named('seller')} gets`, amount: money(amount) },
    hidden: { amount: decimalText(amount, currency), formKey: randomUUID() },
    submit: `Give ${money(amount)}`,
    ...(short > 0n
      ? {
          missing: {
            words: `${money(short)} is missing on your balance.`,
            to: `/my/balance?${new URLSearchParams({ 'top-up': decimalText(short, currency), next: addressOf(context, { do: 'tip', amount: decimalText(amount, currency) }) })}`,
            label: `Top up ${money(short)}`,
          },
        }
      : {}),
  }
}

/** Where the same money goes when the work is accepted: the other half of the arithmetic, before the payment. */
function acceptedWords(
  { room, terms, money, named }: RoomContext,
  paid: readonly { priceMinor: Minor }[],
): string {
  const { feeBearer, rules } = room.deal
  const sums = paid.map(({ priceMinor }) => computeFees(priceMinor, terms, feeBearer))
  const gets = add(...sums.map(({ sellerGets }) => sellerGets))
  const keeps = add(...sums.map(({ commission, serviceFee }) => add(commission, serviceFee)))
  const bears = {
    seller: `${named('seller')} bears the commission`,
    buyer: 'you bear the commission',
    half: 'each of you bears half of the commission',
  }[feeBearer]
  return `When you accept the work, ${named('seller')} gets ${money(gets)}, which clears ${inDays(rules.clearingDays)}, and the marketplace keeps ${money(keeps)}: ${bears}.`
}

function balanceWords({ money, available }: RoomContext, sum: Minor): string {
  const left = subtract(available, sum)
  return `On your balance: ${money(available)} now${left >= 0n ? `, ${money(left)} afterwards` : ''}.`
}
