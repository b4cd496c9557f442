import { take } from './money.ts'
import type { Deal, Payment, Side } from './state.ts'

/** What comes from outside of a deal: a member's card, their bank, and administrators who ban and lift. */
export type Outside = {
  move: string
  by: Side | 'admin' | 'bank'
  /** Which payment it is about. */
  payment?: number
  /** Who is banned, or tops up. */
  whose?: Side
  /** Who leaves a team. */
  person?: number
}

const standing = ({ cases }: Payment) => cases.filter(({ state }) => state !== 'won')
const openCase = ({ cases }: Payment) => cases.findLast(({ state }) => state === 'open')
/** Banks take back no more than was paid, however many cases they make of it. */
const leftToWant = (payment: Payment) =>
  payment.amount - standing(payment).reduce((sum, { amount }) => sum + amount, 0)
const debtOf = ({ amount, held, recovered }: Payment['cases'][number]) =>
  amount - held.deposited - held.earned - recovered

/** 'What was paid in can be sent back to where it came from.' Left open: nothing goes while a bank wants it, or something is owed. */
export function mostBack({ payments, money }: Deal, payment: Payment): number {
  const owed = payments
    .filter(({ owner }) => owner === payment.owner)
    .flatMap(standing)
    .reduce((sum, one) => sum + debtOf(one), 0)
  if (owed > 0 || standing(payment).length > 0) return 0
  return Math.min(payment.amount - payment.refunded, money[payment.owner].deposited)
}

const lostOwed = ({ cases }: Payment) => cases.findLast((one) => one.state === 'lost' && debtOf(one) > 0)
const balanceOf = ({ money }: Deal, side: Side) => money[side].deposited + money[side].earned

const ofPayment: Record<string, (deal: Deal, payment: Payment, by: Outside['by']) => boolean> = {
  refundToCard: (deal, payment, by) =>
    (by === payment.owner || by === 'admin') && mostBack(deal, payment) > 0,
  refundFails: (_, { sent }, by) => by === 'bank' && sent.length > 0,
  openChargeback: (_, payment, by) => by === 'bank' && leftToWant(payment) > 0,
  winChargeback: (_, payment, by) => isJudge(by) && openCase(payment) !== undefined,
  loseChargeback: (_, payment, by) => isJudge(by) && openCase(payment) !== undefined,
  recoverDebt: (deal, payment, by) =>
    by === 'admin' && lostOwed(payment) !== undefined && balanceOf(deal, payment.owner) > 0,
}

/** 'An administrator's case', where the bank has not said itself how it ended. */
const isJudge = (by: Outside['by']) => by === 'bank' || by === 'admin'

const ofPerson: Record<string, (deal: Deal, whose: Side, by: Outside['by']) => boolean> = {
  ban: ({ banned }, whose, by) => by === 'admin' && !banned[whose],
  liftBan: ({ banned }, whose, by) => by === 'admin' && banned[whose],
  topUp: ({ banned }, whose, by) => by === whose && !banned[whose],
}

const MOST_PAYMENTS = 3

/** Who could try it at all: nobody but a bank speaks for a bank. */
const triers: Record<string, Outside['by'][]> = {
  refundToCard: ['buyer', 'seller', 'admin'],
  refundFails: ['bank'],
  openChargeback: ['bank'],
  winChargeback: ['buyer', 'admin', 'bank'],
  loseChargeback: ['seller', 'admin', 'bank'],
  recoverDebt: ['buyer', 'admin'],
  ban: ['buyer', 'seller', 'admin'],
  liftBan: ['buyer', 'seller', 'admin'],
}

/** Everything that anybody could try outside of the deal. */
export function outsideTries(deal: Deal): Outside[] {
  const { payments } = deal
  const each = (moves: object) =>
    Object.keys(moves).flatMap((move) => (triers[move] ?? []).map((by) => ({ move, by })))
  const leaving = deal.team?.slice(1, 3) ?? []
  return [
    // 'Shares change and people leave' at any moment.
    ...(deal.team ? [{ move: 'divide', by: 'bank' as const }] : []),
    ...leaving.map((_, index) => ({ move: 'leave', by: 'bank' as const, person: index + 1 })),
    ...each(ofPayment).flatMap((one) => payments.map((_, payment) => ({ ...one, payment }))),
    ...(['buyer', 'seller'] as const).flatMap((whose) => [
      ...each(ofPerson).map((one) => ({ ...one, whose })),
      ...(payments.length < MOST_PAYMENTS ? [{ move: 'topUp', by: whose, whose }] : []),
    ]),
  ]
}

export function mayOutside(deal: Deal, { move, by, payment: nth, whose }: Outside): boolean {
  if (move === 'divide' || move === 'leave') return deal.team !== null
  const payment = deal.payments[nth ?? -1]
  if (payment) return Boolean(ofPayment[move]?.(deal, payment, by))
  return Boolean(whose && ofPerson[move]?.(deal, whose, by))
}

/** What it does, once it may be done; an amount may still be too much. */
export function actOutside(deal: Deal, said: Outside & { amount: number }): 'done' | 'refused' {
  if (deal.team && (said.move === 'divide' || said.move === 'leave')) {
    deal.team =
      said.move === 'divide' ? dividedBy(deal.team, said.amount) : leftBy(deal.team, said.person ?? 1)
    return 'done'
  }
  const payment = deal.payments[said.payment ?? -1]
  if (payment) return actOnPayment(deal, payment, said)
  const whose = said.whose as Side
  if (said.move === 'topUp') {
    deal.payments.push({ owner: whose, amount: said.amount, refunded: 0, sent: [], cases: [] })
    deal.money[whose].deposited += said.amount
  } else deal.banned[whose] = said.move === 'ban'
  return 'done'
}

/** Another division of the same people, which any number names; the rest is the owner's. */
export function dividedBy(team: readonly number[], amount: number): number[] {
  const most = Math.floor(10_000 / team.length)
  const others = team.slice(1).map((_, nth) => 1 + ((amount + nth * 997) % most))
  return [10_000 - others.reduce((sum, one) => sum + one, 0), ...others]
}

/** 'Who leaves gives their share to the owner.' */
export function leftBy(team: readonly number[], person: number): number[] {
  return team.map((part, nth) => (nth === person ? 0 : nth === 0 ? part + (team[person] ?? 0) : part))
}

/** 'Above a bound two of the staff have to agree to a refund.' */
const ALONE_MOST = 100_000

function actOnPayment(
  deal: Deal,
  payment: Payment,
  { move, amount, by }: { move: string; amount: number; by: Outside['by'] },
): 'done' | 'refused' {
  const { money } = deal
  const own = money[payment.owner]
  const open = openCase(payment)
  if (move === 'refundToCard') {
    if (amount <= 0 || amount > mostBack(deal, payment)) return 'refused'
    if (by === 'admin' && amount > ALONE_MOST) return 'refused'
    payment.sent.push(amount)
    payment.refunded += amount
    own.deposited -= amount
  } else if (move === 'refundFails') {
    const back = payment.sent.pop() ?? 0
    payment.refunded -= back
    own.deposited += back
  } else if (move === 'openChargeback') {
    if (amount <= 0 || amount > leftToWant(payment)) return 'refused'
    // 'Holds the money at once': what is there of it, in the order in which it would be spent.
    const held = take(own, Math.min(amount, balanceOf(deal, payment.owner))) ?? { deposited: 0, earned: 0 }
    money.withheld += held.deposited + held.earned
    payment.cases.push({ state: 'open', amount, held, recovered: 0 })
  } else if (move === 'recoverDebt') recover(deal, payment)
  else if (open) {
    money.withheld -= open.held.deposited + open.held.earned
    if (move === 'winChargeback') {
      own.deposited += open.held.deposited
      own.earned += open.held.earned
    } else money.losses -= debtOf(open)
    open.state = move === 'winChargeback' ? 'won' : 'lost'
  }
  return 'done'
}

/** Left open: what was lost and not held is the marketplace's, until it is taken from what the member has later. */
function recover(deal: Deal, payment: Payment): void {
  const lost = lostOwed(payment)
  if (!lost) return
  const amount = Math.min(debtOf(lost), balanceOf(deal, payment.owner))
  take(deal.money[payment.owner], amount)
  lost.recovered += amount
  deal.money.losses += amount
}
