import { computeFees, type FeeBearer, type FeeTerms, type WholeTransfer } from '#domain/ledger/index.ts'
import { add, minor, subtract, type Minor, zero } from '#platform/money/money.ts'
import type { PaperPart } from './schema.server.ts'

/** Who stands on which side of the money of a deal, and how its fees are borne. */
export type Sides = {
  buyerId: string
  sellerId: string
  /** Who is paid: the seller, or all of a team. */
  paidIds: readonly string[]
  feeBearer: FeeBearer
  terms: FeeTerms
}

export type MoneyPart = { part: PaperPart; amount: Minor; memberId: string }

/** Accounts that are not a member's own. */
const OTHERS = new Set(['escrow', 'transit', 'revenue', 'referrals', 'provider'])

/**
 * What a movement of money is on paper, by the accounts that it touched and not by what caused it, so that a new move of a deal has
 * its papers by itself. `before` are the movements of the same milestone that came earlier; `payerId` is whose payment a bank took back.
 */
export function partsOf(
  transfer: WholeTransfer,
  sides: Sides | undefined,
  before: readonly WholeTransfer[],
  payerId?: string,
): MoneyPart[] {
  const { escrow, provider, members } = sumsOf(transfer)
  // The whole of it went back to the payer's bank, whoever bears it: what was held of their balance, or the marketplace.
  if (payerId) return [{ part: 'back', amount: minor(-provider), memberId: payerId }]
  // What a bank sent back was never paid in by its member.
  if (transfer.kind === 'payout-returned') return []
  if (provider < 0n) return received(members, (amount) => amount > 0n, 'paid')
  if (provider > 0n) return received(members, (amount) => amount < 0n, 'back')
  if (transfer.kind === 'tip') return paidBy(members)
  if (transfer.kind === 'pro') return pricesOfMarketplace(members)
  if (!sides) return []
  if (escrow > 0n) return [{ part: 'paid', amount: escrow, memberId: sides.buyerId }]
  const back = members.get(sides.buyerId) ?? zero
  return [
    // Out of escrow nothing was invoiced yet; what comes out of an invoiced sum is told by what corrects the invoice.
    ...(escrow < 0n && back > 0n
      ? [{ part: 'back' as const, amount: minor(-back), memberId: sides.buyerId }]
      : []),
    ...earnedParts(transfer, sides, before),
  ]
}

/** Members whose balance changed on this side of a movement in or out of the marketplace. */
function received(members: Map<string, Minor>, isMeant: (amount: Minor) => boolean, part: PaperPart) {
  return [...members]
    .filter(([, amount]) => isMeant(amount))
    .map(([memberId, amount]): MoneyPart => ({ part, amount, memberId }))
}

function paidBy(members: Map<string, Minor>): MoneyPart[] {
  return received(members, (amount) => amount < 0n, 'paid').map((one) => ({
    ...one,
    amount: minor(-one.amount),
  }))
}

/** What a member paid to the marketplace itself, or got back of it. */
function pricesOfMarketplace(members: Map<string, Minor>): MoneyPart[] {
  return [...members].map(([memberId, amount]) => ({ part: 'fee', amount: minor(-amount), memberId }))
}

/** What this movement changed of the price that was earned, the seller's commission and the buyer's fees. */
function earnedParts(transfer: WholeTransfer, sides: Sides, before: readonly WholeTransfer[]): MoneyPart[] {
  const earlier = before.map(sumsOf)
  const sellers = (sums: Sums) => add(...sides.paidIds.map((id) => sums.members.get(id) ?? zero))
  const had = {
    seller: add(...earlier.map(sellers)),
    revenue: add(...earlier.map(({ revenue }) => revenue)),
  }
  const now = sumsOf(transfer)
  const has = { seller: add(had.seller, sellers(now)), revenue: add(had.revenue, now.revenue) }
  const [was, is] = [sharesOf(had, sides), sharesOf(has, sides)]
  const parts: MoneyPart[] = [
    { part: 'price', amount: subtract(is.price, was.price), memberId: sides.buyerId },
    { part: 'commission', amount: subtract(is.commission, was.commission), memberId: sides.sellerId },
    { part: 'fee', amount: subtract(is.fee, was.fee), memberId: sides.buyerId },
  ]
  return parts.filter(({ amount }) => amount !== 0n)
}

/** What each of these got by a movement, or gave. */
export function paidTo(
  transfer: WholeTransfer,
  memberIds: readonly string[],
): { memberId: string; amount: Minor }[] {
  const { members } = sumsOf(transfer)
  return memberIds
    .map((memberId) => ({ memberId, amount: members.get(memberId) ?? zero }))
    .filter(({ amount }) => amount !== 0n)
}

/**
 * From what the seller and the marketplace got: the price that was earned, what the seller bore of the commission and what the buyer
 * paid on top. The price is found by the arithmetic that was posted, and the three always make up what was got.
 */
function sharesOf({ seller, revenue }: { seller: Minor; revenue: Minor }, sides: Sides) {
  const paid = add(seller, revenue)
  let [low, high] = [0n, paid > 0n ? (paid as bigint) : 0n]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (computeFees(minor(middle), sides.terms, sides.feeBearer).buyerPays <= paid) low = middle
    else high = middle - 1n
  }
  const price = minor(low)
  return { price, commission: subtract(price, seller), fee: subtract(paid, price) }
}

type Sums = { escrow: Minor; provider: Minor; revenue: Minor; members: Map<string, Minor> }

function sumsOf({ kind, postings }: WholeTransfer): Sums {
  const of = (wanted: string) =>
    add(...postings.filter(({ account }) => account.kind === wanted).map(({ amount }) => amount))
  const members = new Map<string, Minor>()
  // What is only cleared stays the same member's.
  for (const { account, amount } of kind === 'clear' ? [] : postings)
    if (!OTHERS.has(account.kind)) members.set(account.owner, add(members.get(account.owner) ?? zero, amount))
  return { escrow: of('escrow'), provider: of('provider'), revenue: of('revenue'), members }
}
