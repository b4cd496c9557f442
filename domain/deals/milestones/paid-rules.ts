import type { ClearingPart } from '#domain/ledger/index.ts'
import { shareOut, type Share } from '#domain/teams/share-out.ts'
import { subtract, type Minor } from '#platform/money/money.ts'

/** Who is paid for a deal: one person, or the people of a team by the shares of the day on which it was accepted. */
export type PaidSide = { deal: { sellerId: string | null }; shares: readonly Share[] }

/** What each gets of what the seller's side gets, shown before a click and posted by it. The cents left over are the owner's. */
export function partsOf({ deal, shares }: PaidSide, amount: Minor): ClearingPart[] {
  const sellerId = deal.sellerId ?? ''
  if (shares.length === 0) return [{ memberId: sellerId, amount, basisPoints: null }]
  const points = new Map(shares.map(({ memberId, basisPoints }) => [memberId, basisPoints]))
  return shareOut(amount, shares, sellerId).map((part) => ({
    ...part,
    basisPoints: points.get(part.memberId) ?? 0,
  }))
}

/**
 * What each gives of what the seller's side gives back: what was theirs before, less what is theirs of the rest. So nobody gives more
 * than they got, and the parts are the whole; the cents left over may give the owner one more instead.
 */
export function partsBack(side: PaidSide, before: Minor, left: Minor): ClearingPart[] {
  const kept = new Map(partsOf(side, left).map(({ memberId, amount }) => [memberId, amount]))
  return partsOf(side, before).map((part) => ({
    ...part,
    amount: subtract(part.amount, kept.get(part.memberId) ?? (0n as Minor)),
  }))
}
