import { feesOn, giveBack, sellersIn, shared, take } from './money.ts'
import type { Deal, Part } from './state.ts'

export const feesOf = ({ rules, bearer }: Deal, price: number) => feesOn(price, rules, bearer)

/** Of what was released so much less was earned: from what clears, or else only by the seller's own balance, of a team its owner's in these walks. */
export function earnLess(deal: Deal, part: Part, earned: number, isByAdmin: boolean): boolean {
  const had = feesOf(deal, part.earned ?? part.price)
  const now = feesOf(deal, earned)
  const left = shared(now.gets, deal.shares)
  const given = shared(had.gets, deal.shares).map((amount, nth) => amount - (left[nth] ?? 0))
  const isHeld = part.dispute?.isMoneyHeld ?? true
  if (!isHeld && had.gets > now.gets && isByAdmin) return false
  if (isHeld) for (const [nth, one] of sellersIn(deal).entries()) one.clearing -= given[nth] ?? 0
  else if (!giveAlone(deal, had.gets - now.gets)) return false
  deal.money.revenue -= had.keeps - now.keeps
  giveBack(deal.money.buyer, part.paid, had.pays - now.pays)
  if (isHeld && part.clears) part.clears = now.gets > 0 ? { ...part.clears, amounts: left } : null
  return true
}

/** 'Nobody’s money moves by a colleague’s press': who shares with others gives of what they earned alone. */
function giveAlone({ money, shares }: Deal, amount: number): boolean {
  const isShared = shares.slice(1).some((part) => part > 0)
  if (!isShared) return take(money.seller, amount) !== undefined
  if (amount > money.seller.earned) return false
  money.seller.earned -= amount
  return true
}
