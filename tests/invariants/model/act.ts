import { faultOfCancelling, type Try } from './may.ts'
import { giveBack, sellersIn, shared, take } from './money.ts'
import { appealDecision, decideAgain } from './appeal.ts'
import { earnLess, feesOf } from './earn-less.ts'
import { hold, resume, settleTime } from './time.ts'
import { type Deal, DAY, HOUR, isHeld, newPart, type Part, type Side } from './state.ts'

/** What is said with a move. */
export type Said = Try & { amount: number; days: number; parts?: { price: number; days: number }[] }

const NOT_ENOUGH = 'not enough money'

/** What a move does, once it may be made; the money may still not be there. */
export function act(deal: Deal, said: Said): 'done' | 'refused' {
  const before = structuredClone(deal)
  try {
    const done = effects[said.move]?.(deal, deal.parts[said.part ?? 0] as Part, said)
    if (done === false) throw new Error(NOT_ENOUGH)
    settleTime(deal)
    return 'done'
  } catch (error) {
    if ((error as Error).message !== NOT_ENOUGH) throw error
    Object.assign(deal, before)
    return 'refused'
  }
}

/** 'The escrow goes out': so much of the price was earned, the rest is the buyer's. */
export function end(deal: Deal, part: Part, earned: number): void {
  const held = feesOf(deal, part.price).pays
  const { pays, gets, keeps } = feesOf(deal, earned)
  giveBack(deal.money.buyer, part.paid, held - pays)
  const amounts = earn(deal, gets)
  deal.money.revenue += keeps
  if (gets > 0) part.clears = { amounts, at: deal.now + deal.rules.clearingDays * DAY, isHeld: false }
  part.state = earned === part.price ? 'released' : earned === 0 ? 'refunded' : 'split'
  part.earned = earned
  part.endedAt = deal.now
  part.accepts = null
}

const clearsFrom = ({ now, rules }: Deal) => now + rules.clearingDays * DAY

/** 'To each person's clearing by share of what is left.' */
function earn(deal: Deal, amount: number): number[] {
  const amounts = shared(amount, deal.shares)
  sellersIn(deal).forEach((one, nth) => (one.clearing += amounts[nth] ?? 0))
  return amounts
}

/** Left open: what was planned after a part that came to nothing is not begun, unless other money still waits. */
export function endForNothing(deal: Deal, part: Part, fault: Part['fault']): void {
  end(deal, part, 0)
  part.fault = fault
  if (!deal.parts.some(isHeld)) dropPlanned(deal)
}

export function dropPlanned(deal: Deal): void {
  for (const part of deal.parts) if (part.state === 'planned') part.state = 'dropped'
}

function settleDispute(deal: Deal, part: Part, earned: number, isByAdmin: boolean): boolean {
  if (part.dispute?.isClaim) {
    if (!earnLess(deal, part, earned, isByAdmin)) return false
    if (part.clears) part.clears.isHeld = false
    // Left open: what was decided can be appealed while it clears, so it has its whole time to.
    if (part.clears && isByAdmin) part.clears.at = Math.max(part.clears.at, clearsFrom(deal))
    part.state = earned === part.price ? 'released' : earned === 0 ? 'refunded' : 'split'
    part.earned = earned
  } else {
    if (earned === 0) endForNothing(deal, part, 'both')
    else end(deal, part, earned)
    // Left open: who settle are both at fault; what an administrator decides is said with it, in these walks the same.
    part.fault = 'both'
  }
  part.dispute = null
  return true
}

function dispute(deal: Deal, part: Part, by: Side, isClaim: boolean): void {
  const isMoneyHeld = !isClaim || part.clears !== null
  part.dispute = { by, openedAt: deal.now, isClaim, isMoneyHeld, isAnswered: false, offer: null }
  if (isClaim) part.wasClaimed[by] = true
  if (isClaim && part.clears) part.clears.isHeld = true
  hold(deal, part)
}

/** Left open: one part is worked on after another, so the days of one begin when the last of those worked on already is due. */
function dueOf({ parts }: Deal, part: Part, from: number): number {
  const others = parts.filter((one) => one !== part && one.state === 'funded')
  return Math.max(from, ...others.map(({ due }) => due ?? 0)) + part.days * DAY
}

type Effect = (deal: Deal, part: Part, said: Said) => boolean | undefined | void
const isWithin = (amount: number, part: Part) => amount >= 0 && amount <= part.price

const effects: Record<string, Effect> = {
  changeDeal: (deal, _, { by, parts = [] }) => {
    deal.proposedBy = by as Side
    deal.bearer = 'seller'
    deal.parts = parts.map(({ price, days }) => newPart(price, days, deal.revisionsMost))
    deal.expiresAt = deal.now + deal.rules.proposedExpiresDays * DAY
  },
  acceptDeal: (deal) => {
    deal.isAccepted = true
    deal.shares = deal.team ?? []
  },
  declineDeal: (deal) => drop(deal, 'declined'),
  withdrawDeal: (deal) => drop(deal, 'withdrawn'),
  endDeal: dropPlanned,
  answerRequirements: (deal, _, { amount }) => {
    if (amount === 0) return false
    deal.questions = 'answered'
    // The time of what is argued about begins when that is over.
    for (const part of deal.parts)
      if (part.state === 'funded') part.due = dueOf(deal, part, part.dispute?.openedAt ?? deal.now)
    return true
  },
  proposeMilestone: (deal, _, { by, amount, days }) => {
    deal.proposal = { by: by as Side, at: deal.now, price: amount, days }
  },
  giveTip: (deal, _, { amount }) => {
    // Left open: of the price of a deal what was earned, since what went back was not paid for anything.
    const earned = deal.parts.reduce((sum, part) => sum + (part.earned ?? 0), 0)
    const given = deal.tips.reduce((sum, tip) => sum + tip.amount, 0)
    if (amount <= 0 || given + amount > earned || !take(deal.money.buyer, amount)) return false
    earn(deal, amount)
    deal.tips.push({ amount, clearsAt: deal.now + deal.rules.clearingDays * DAY })
    return true
  },
  fund: (deal, part) => {
    const { pays } = feesOf(deal, part.price)
    const paid = take(deal.money.buyer, pays)
    if (!paid) return false
    // 'Due date starts when the requirements are answered.'
    const waits = deal.questions === 'open'
    const due = waits ? null : dueOf(deal, part, deal.now)
    Object.assign(part, { state: 'funded', paidAt: deal.now, paid, due })
    if (waits) deal.unanswered = { at: deal.now + deal.rules.requirementCancelDays * DAY }
    return true
  },
  deliver: (deal, part) => {
    Object.assign(part, { state: 'delivered', wasDelivered: true, hasAskedToCancel: false })
    part.accepts = { at: deal.now + deal.rules.autoAcceptDays * DAY }
    if (part.asks.cancellation) hold(deal, part)
  },
  askRevision: (deal, part) => {
    // 'Due date moves by the agreed days'; left open: never to an earlier day than it had.
    const due = Math.max(part.due ?? 0, deal.now + part.days * DAY)
    Object.assign(part, { state: 'funded', revisions: part.revisions - 1, due, accepts: null })
  },
  acceptDelivery: (deal, part) => end(deal, part, part.price),
  releaseEarly: (deal, part) => end(deal, part, part.price),
  cancelWork: (deal, part, { by }) => endForNothing(deal, part, faultOfCancelling(deal, part, by as Side)),
  askExtension: (deal, part, { by, days }) => {
    part.asks.extension = { by: by as Side, at: deal.now, days }
  },
  askCancellation: (deal, part, { by }) => {
    const until = deal.now + deal.rules.cancellationAnswerHours * HOUR
    part.asks.cancellation = { by: by as Side, at: deal.now, until }
    if (by === 'seller' || !part.hasAskedToCancel) hold(deal, part)
    if (by === 'buyer') part.hasAskedToCancel = true
  },
  askRefund: (deal, part, { by, amount }) => {
    if (amount <= 0 || amount >= part.price) return false
    const isReleased = part.state === 'released' && part.endedAt !== null
    const until = isReleased ? (part.endedAt ?? 0) + deal.rules.clearingDays * DAY : undefined
    part.asks.refund = { by: by as Side, at: deal.now, amount, ...(until ? { until } : {}) }
    return true
  },
  openDispute: (deal, part, { by, amount }) =>
    isWithin(amount, part) ? dispute(deal, part, by as Side, false) : false,
  claimMoney: (deal, part, { by, amount }) =>
    isWithin(amount, part) ? dispute(deal, part, by as Side, true) : false,
  answerDispute: (_, part) => {
    if (part.dispute) part.dispute.isAnswered = true
  },
  offerSettlement: (_, part, { by, amount }) => {
    if (!isWithin(amount, part) || !part.dispute) return false
    part.dispute.offer = { by: by as Side, earned: amount }
    return true
  },
  agreeSettlement: (deal, part) => settleDispute(deal, part, part.dispute?.offer?.earned ?? 0, false),
  withdrawDispute: (deal, part) => {
    const openedAt = part.dispute?.openedAt ?? deal.now
    if (part.dispute && !part.dispute.isClaim) part.withdrawn[part.dispute.by]++
    part.dispute = null
    if (part.clears) part.clears.isHeld = false
    if (part.state === 'funded' && part.due !== null) part.due += deal.now - openedAt
    resume(deal, part)
  },
  decideDispute: (deal, part, { amount }) => {
    const isMoneyHeld = part.dispute?.isMoneyHeld ?? false
    if (!isWithin(amount, part) || !settleDispute(deal, part, amount, true)) return false
    part.decided = { at: deal.now, isMoneyHeld, wasAppealed: false }
    return true
  },
  appealDecision,
  decideAgain: (deal, part, { amount }) => decideAgain(deal, part, amount),
  refuseRequest: closeAsk,
  withdrawRequest: closeAsk,
  agreeRequest: (deal, part, said) => {
    const ask = said.kind === 'milestone' ? deal.proposal : said.kind && part.asks[said.kind]
    closeAsk(deal, part, said)
    if (said.kind === 'extension' && part.due !== null) part.due += (ask?.days ?? 0) * DAY
    if (said.kind === 'cancellation') endForNothing(deal, part, 'neither')
    if (said.kind === 'refund') refundPart(deal, part, ask?.amount ?? 0)
    if (said.kind === 'milestone')
      deal.parts.push(newPart(ask?.price ?? 0, ask?.days ?? 0, deal.revisionsMost))
  },
}

function drop(deal: Deal, outcome: NonNullable<Deal['outcome']>): void {
  deal.outcome = outcome
  dropPlanned(deal)
}

/** The price is lower from then on: what was paid above it goes back. */
function refundPart(deal: Deal, part: Part, amount: number): void {
  const left = part.price - amount
  if (part.state === 'released') {
    earnLess(deal, part, left, false)
    part.earned = left
  } else giveBack(deal.money.buyer, part.paid, feesOf(deal, part.price).pays - feesOf(deal, left).pays)
  part.price = left
}

/** What stood still for a cancellation goes on. */
export function closeAsk(deal: Deal, part: Part, { kind }: Pick<Said, 'kind'>): void {
  if (kind === 'milestone') deal.proposal = null
  else if (kind) {
    delete part.asks[kind]
    if (kind === 'cancellation' && !part.dispute) resume(deal, part)
  }
}
