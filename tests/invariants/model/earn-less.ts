import { feesOn, giveBack, sellersIn, shared, take } from './money.ts'
import type { Deal, Part } from './state.ts'

export const feesOf = ({ rules, bearer }: Deal, price: number) => feesOn(price, rules, bearer)

/** Of what was released so much less was earned: from what clears, or else only by the seller's own balance. */
export function earnLess(deal: Deal, part: Part, earned: number, isByAdmin: boolean): boolean {
  const had = feesOf(deal, part.earned ?? part.price)
  const now = feesOf(deal, earned)
  const left = shared(now.gets, deal.shares)
  const given = shared(had.gets, deal.shares).map((amount, nth) => amount - (left[nth] ?? 0))
  const isHeld = part.dispute?.isMoneyHeld ?? true
  if (!isHeld && had.gets > now.gets && isByAdmin) return false
  for (const [nth, one] of sellersIn(deal).entries()) {
    const amount = given[nth] ?? 0
    if (isHeld) one.clearing -= amount
    // Left open: the cent that the rounding leaves an owner is theirs at once.
    else if (amount < 0) one.earned -= amount
    else if (!take(one, amount)) return false
  }
  deal.money.revenue -= had.keeps - now.keeps
  giveBack(deal.money.buyer, part.paid, had.pays - now.pays)
  if (isHeld && part.clears) part.clears = now.gets > 0 ? { ...part.clears, amounts: left } : null
  return true
}
