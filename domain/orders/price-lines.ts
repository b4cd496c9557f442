import { createHash } from 'node:crypto'
import { findPeople, hasPro } from '#domain/accounts/index.ts'
import { findHiddenFrom } from '#domain/blocks/index.ts'
import type { Offered } from '#domain/catalogue/index.ts'
import { feeRules, feeTermsFor } from '#domain/ledger/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { findClosedTeams } from '#domain/teams/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { type LineProblem, type LineSum, priceLine } from './cart-rules.ts'
import type { CartLine } from './schema.server.ts'

export type PricedLine<Line = CartLine> = {
  line: Line
  /** Nothing, if there is no such service any more. */
  offer: Offered | undefined
} & ({ problem: LineProblem; sum: undefined } | { problem: undefined; sum: LineSum })

type Chosen = Pick<CartLine, 'serviceId' | 'tier' | 'extraIds' | 'quantity'>

/** Who sells to a buyer: members, and teams but for those that take no new work and those that the buyer is in. */
export type Selling = {
  /** Each with whether PRO's terms hold for them. */
  sellers: ReadonlyMap<string, { hasPro: boolean }>
  closedTeams: ReadonlySet<string>
  ownTeams: ReadonlySet<string>
}

/** Who of these still sells, and to this buyer. */
export async function findSelling(
  db: Db | DrizzleTransaction,
  offers: ReadonlyMap<string, Offered>,
  buyerId: string | undefined,
  now: Date,
): Promise<Selling> {
  const people = await findPeople(db, [...new Set([...offers.values()].map(({ sellerId }) => sellerId))])
  const hidden = buyerId && people.size > 0 ? await findHiddenFrom(db, buyerId) : undefined
  const teamIds = [...new Set([...offers.values()].flatMap(({ teamId }) => teamId ?? []))]
  const { closed, own } = await findClosedTeams(db, teamIds, buyerId)
  const selling = [...people.values()].filter(({ id, state }) => state === 'active' && !hidden?.has(id))
  return {
    sellers: new Map(selling.map((one) => [one.id, { hasPro: hasPro(one, now) }])),
    closedTeams: closed,
    ownTeams: own,
  }
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
  const seller = offer && selling.sellers.get(offer.sellerId)
  if (!offer || offer.availability === 'gone' || !seller) return refused('gone')
  if (selling.closedTeams.has(offer.teamId ?? '')) return refused('gone')
  if (offer.sellerId === buyerId || selling.ownTeams.has(offer.teamId ?? '')) return refused('own')
  if (offer.availability === 'paused') return refused('paused')
  const sum = priceLine(line, offer.content, feeTermsFor(feeRules(settings), seller))
  return sum ? { line, offer, problem: undefined, sum } : refused('choice-gone')
}

/** All that a buyer is shown of the lines, in short: two of these are the same exactly when the buyer saw the same. */
export function signLines(priced: readonly PricedLine[]): string {
  const told = priced
    .map(({ line, problem, sum }) => [
      line.id,
      line.serviceId,
      line.tier,
      line.extraIds,
      line.quantity,
      problem ?? [String(sum?.paysMinor), sum?.deliveryDays, sum?.revisions],
    ])
    .toSorted((first, second) => (String(first[0]) < String(second[0]) ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}
