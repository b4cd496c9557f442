import { computeFees, type FeeBearer, type FeeTerms } from '#domain/ledger/arithmetic.ts'
import { add, subtract, type Minor, zero } from '#platform/money/money.ts'

/** Where the money of one milestone goes when it ends: the three parts are all that was held. */
export type Settlement = { held: Minor; toSeller: Minor; toMarketplace: Minor; toBuyer: Minor }

export type Priced = { priceMinor: Minor; feeBearer: FeeBearer; terms: FeeTerms }

/** A milestone with what decides its fees: the terms that its deal was agreed on. */
export const pricedAs = (
  { feeBearer, rules }: { feeBearer: FeeBearer; rules: FeeTerms },
  { priceMinor }: Pick<Priced, 'priceMinor'>,
): Priced => ({ priceMinor, feeBearer, terms: rules })

/** What the buyer puts into escrow for a milestone. */
export function heldFor({ priceMinor, feeBearer, terms }: Priced): Minor {
  return computeFees(priceMinor, terms, feeBearer).buyerPays
}

/**
 * Ends a milestone with this much of its price earned: all of it is a release, nothing is a refund, between is a split.
 * Fees are due on what was earned alone; the rest goes back to the buyer to the cent.
 */
export function settle(priced: Priced, earnedMinor: Minor): Settlement {
  if (earnedMinor < 0n || earnedMinor > priced.priceMinor)
    throw new RangeError('What was earned is between nothing and the price')
  const held = heldFor(priced)
  const earned = computeFees(earnedMinor, priced.terms, priced.feeBearer)
  return {
    held,
    toSeller: earned.sellerGets,
    toMarketplace: add(earned.commission, earned.serviceFee),
    toBuyer: subtract(held, earned.buyerPays),
  }
}

/** What a claim undoes of a milestone that was settled before: what leaves the seller and the marketplace is the buyer's. */
export type TakenBack = { fromSeller: Minor; fromMarketplace: Minor; toBuyer: Minor }

export function settleAgain(priced: Priced, hadMinor: Minor, earnedMinor: Minor): TakenBack {
  const before = settle(priced, hadMinor)
  const now = settle(priced, earnedMinor)
  return {
    fromSeller: subtract(before.toSeller, now.toSeller),
    fromMarketplace: subtract(before.toMarketplace, now.toMarketplace),
    toBuyer: subtract(now.toBuyer, before.toBuyer),
  }
}

type Appealed = { state: string; appealHeldMinor: Minor | null }

/** What the buyer had got back, and what appeals put into escrow again until they are decided. */
export const heldByAppeals = (disputes: readonly Appealed[]): Minor =>
  add(...disputes.map(({ state, appealHeldMinor }) => (state === 'appealed' && appealHeldMinor) || zero))
