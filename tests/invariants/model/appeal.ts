import { earnLess, feesOf } from './earn-less.ts'
import { giveBack, sellersIn, shared, take } from './money.ts'
import { DAY, type Deal, type Part } from './state.ts'

/** Left open: while it clears, the money of a decision is held on both sides; after that it is theirs. */
export function appealDecision(deal: Deal, part: Part): void {
  const { decided } = part
  if (!decided) return
  decided.wasAppealed = true
  const isInReach = decided.isMoneyHeld && deal.now < decided.at + deal.rules.clearingDays * DAY
  part.appeal = { held: isInReach ? holdBuyers(deal, part) : null }
  if (isInReach && part.clears) part.clears.isHeld = true
}

/** What the buyer got back goes into escrow again, as far as it is there. */
function holdBuyers(deal: Deal, part: Part): number {
  const { buyer } = deal.money
  const gotBack = feesOf(deal, part.price).pays - feesOf(deal, part.earned ?? 0).pays
  const held = Math.min(gotBack, buyer.deposited + buyer.earned)
  const taken = take(buyer, held) ?? { deposited: 0, earned: 0 }
  part.paid.deposited += taken.deposited
  part.paid.earned += taken.earned
  return held
}

/** 'Upheld or changed', with nothing moved that is not held for it. */
export function decideAgain(deal: Deal, part: Part, earned: number): boolean {
  const had = part.earned ?? 0
  const held = part.appeal?.held ?? null
  const more = feesOf(deal, earned).pays - feesOf(deal, had).pays
  if (earned < 0 || earned > part.price) return false
  if (held === null ? earned !== had : more > held) return false
  if (held !== null) {
    giveBack(deal.money.buyer, part.paid, held - Math.max(0, more))
    if (earned > had) earnMore(deal, part, had, earned)
    if (earned < had) earnLess(deal, part, earned, true)
    if (part.clears) part.clears.isHeld = false
  }
  part.earned = earned
  part.state = earned === part.price ? 'released' : earned === 0 ? 'refunded' : 'split'
  part.appeal = null
  return true
}

function earnMore(deal: Deal, part: Part, had: number, earned: number): void {
  const [before, now] = [feesOf(deal, had), feesOf(deal, earned)]
  const amounts = shared(now.gets, deal.shares)
  const were = shared(before.gets, deal.shares)
  for (const [nth, one] of sellersIn(deal).entries()) one.clearing += (amounts[nth] ?? 0) - (were[nth] ?? 0)
  deal.money.revenue += now.keeps - before.keeps
  const at = part.clears?.at ?? deal.now + deal.rules.clearingDays * DAY
  part.clears = now.gets > 0 ? { amounts, at, isHeld: false } : null
}
