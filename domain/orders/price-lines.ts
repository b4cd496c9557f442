import { createHash } from 'node:crypto'
import { findPeople, hasPro, type Person } from '#domain/accounts/index.ts'
import { findHiddenFrom, lockPeopleFor } from '#domain/blocks/index.ts'
import type { Offered } from '#domain/catalogue/index.ts'
import { feeRules, feeTermsFor } from '#domain/ledger/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { findOpenTeams } from '#domain/teams/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { type LineProblem, type LineSum, priceLine } from './cart-rules.ts'
import type { CartLine } from './schema.server.ts'
import { hashTerms } from './terms-hash.ts'

export type PricedLine<Line = CartLine> = {
  line: Line
  /** Nothing, if there is no such service any more. */
  offer: Offered | undefined
} & (
  | { problem: LineProblem; sum: undefined; termsHash?: undefined }
  | { problem: undefined; sum: LineSum; termsHash: string }
)

type Chosen = Pick<CartLine, 'serviceId' | 'tier' | 'extraIds' | 'quantity'>

/** Who sells to a buyer: members by their ids and teams by theirs, each with whether PRO's terms hold for what they sell. */
export type Selling = {
  sellers: ReadonlyMap<string, { hasPro: boolean }>
  /** The buyer is in these, and buys nothing from them. */
  ownTeams: ReadonlySet<string>
}

/** Under what its seller stands among those who sell. */
export const sellerOf = ({ teamId, sellerId }: Pick<Offered, 'teamId' | 'sellerId'>) => teamId ?? sellerId

/** Who of these still sells, and to this buyer. */
export function findSelling(
  db: Db | DrizzleTransaction,
  offers: ReadonlyMap<string, Offered>,
  buyerId: string | undefined,
  now: Date,
): Promise<Selling> {
  return sellingTo(db, offers, { buyerId, now }, async (ids) => {
    const people = await findPeople(db, ids)
    const hidden = buyerId && people.size > 0 ? await findHiddenFrom(db, buyerId) : undefined
    return [...people.values()].filter(({ id }) => !hidden?.has(id))
  })
}

/** The same, and nobody blocks the other before the transaction ends. */
export function lockSelling(
  tx: Transaction,
  offers: ReadonlyMap<string, Offered>,
  buyerId: string,
): Promise<Selling> {
  return sellingTo(tx.db, offers, { buyerId, now: tx.now }, (ids) => lockPeopleFor(tx, buyerId, ids))
}

/** What a team offers is sold by its owner. */
async function sellingTo(
  db: Db | DrizzleTransaction,
  offers: ReadonlyMap<string, Offered>,
  { buyerId, now }: { buyerId: string | undefined; now: Date },
  findShown: (ids: string[]) => Promise<Person[]>,
): Promise<Selling> {
  const all = [...offers.values()]
  const { owners, own } = await findOpenTeams(
    db,
    [...new Set(all.flatMap(({ teamId }) => teamId ?? []))],
    buyerId,
  )
  const memberOf = new Map(
    all.map(({ teamId, sellerId }) => [teamId ?? sellerId, teamId ? owners.get(teamId) : sellerId]),
  )
  const ids = [...new Set([...memberOf.values()].filter((id) => id !== undefined))]
  const people = new Map((await findShown(ids)).map((person) => [person.id, person]))
  const sellers = new Map<string, { hasPro: boolean }>()
  for (const [seller, memberId] of memberOf) {
    const person = people.get(memberId ?? '')
    if (person?.state === 'active') sellers.set(seller, { hasPro: hasPro(person, now) })
  }
  return { sellers, ownTeams: own }
}

export type Market = {
  offers: ReadonlyMap<string, Offered>
  selling: Selling
  settings: Settings
  buyerId: string | undefined
}

export function priceOne<Line extends Chosen>(
  line: Line,
  { offers, selling, settings, buyerId }: Market,
): PricedLine<Line> {
  const offer = offers.get(line.serviceId)
  const refused = (problem: LineProblem) => ({ line, offer, problem, sum: undefined })
  const seller = offer && selling.sellers.get(sellerOf(offer))
  if (!offer || offer.availability === 'gone' || !seller) return refused('gone')
  if (offer.sellerId === buyerId || selling.ownTeams.has(offer.teamId ?? '')) return refused('own')
  if (offer.availability === 'paused') return refused('paused')
  const sum = priceLine(line, offer.content, feeTermsFor(feeRules(settings), seller))
  if (!sum) return refused('choice-gone')
  return { line, offer, problem: undefined, sum, termsHash: hashTerms(line, offer.content) }
}

/** All that a buyer says yes to with the lines, in short: two of these are the same exactly when that is the same. */
export function signLines(priced: readonly PricedLine[]): string {
  const told = priced
    .map(({ line, problem, sum, termsHash }) => [
      line.id,
      line.serviceId,
      line.tier,
      line.extraIds,
      line.quantity,
      problem ?? [String(sum?.paysMinor), sum?.deliveryDays, termsHash],
    ])
    .toSorted((first, second) => (String(first[0]) < String(second[0]) ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}
