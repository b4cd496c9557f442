import { type Choice, type Offer, QUANTITY_MOST, sumChoice } from '#domain/catalogue/cards/choice-rules.ts'
import type { PackageTier } from '#domain/catalogue/service-content.ts'
import { type FeeTerms, computeFees } from '#domain/ledger/arithmetic.ts'
import { largest, minor, type Minor } from '#platform/money/money.ts'

export { QUANTITY_MOST }
export const CART_LINES_MOST = 30

/** Why a line can't be bought now. */
const lineProblems = ['paused', 'gone', 'own', 'choice-gone', 'full'] as const
export type LineProblem = (typeof lineProblems)[number]

export type LineSum = {
  tier: PackageTier
  packageTitle: string
  extras: { id: string; title: string; priceMinor: number }[]
  /** For all pieces. */
  priceMinor: Minor
  serviceFeeMinor: Minor
  paysMinor: Minor
  sellerGetsMinor: Minor
  deliveryDays: number
  /** `null`: as many as it takes. */
  revisions: number | null
}

/** A line with all that is paid for it: what is shown, and what is posted. The seller bears the commission of a service. */
export function priceLine(choice: Choice, offer: Offer, terms: FeeTerms): LineSum | undefined {
  const { packages, extras } = offer
  const taken = extras.filter(({ id }) => choice.extraIds.includes(id))
  if (taken.length < choice.extraIds.length || !packages.some(({ tier }) => tier === choice.tier))
    return undefined
  const { pack, priceMinor, deliveryDays } = sumChoice(choice, offer)
  const sum = computeFees(minor(priceMinor), terms, 'seller')
  return {
    tier: pack.tier,
    packageTitle: pack.title,
    extras: taken.map(({ id, title, priceMinor: each }) => ({ id, title, priceMinor: each })),
    priceMinor: sum.price,
    serviceFeeMinor: sum.serviceFee,
    paysMinor: sum.buyerPays,
    sellerGetsMinor: sum.sellerGets,
    deliveryDays,
    revisions: pack.revisions,
  }
}

export const waysToPay = ['balance', 'both', 'payment'] as const
export type WayToPay = (typeof waysToPay)[number]

/** `least`: no provider takes a few cents. Of what is missing less than that, more of the balance is left. */
type Money = { total: Minor; available: Minor; least: Minor }

/** What a payment has to bring; nothing tells that this way is not open. */
export function chargeFor(way: WayToPay, { total, available, least }: Money): Minor | undefined {
  if (way === 'payment') return total
  if (way === 'balance') return available >= total ? minor(0) : undefined
  const charge = largest(minor(total - available), least)
  return available > 0n && available < total && charge < total ? charge : undefined
}
