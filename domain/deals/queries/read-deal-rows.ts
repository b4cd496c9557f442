import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { contains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { add, type Minor } from '#platform/money/money.ts'
import type { StepFacts } from '../next-step-facts.ts'
import type { Deal } from '../moves/locked-deal.ts'
import { deal } from '../schema.server.ts'
import { heldByAppeals, heldFor, pricedAs } from '../settle-rules.ts'
import { type DealState, isHeld, type Party } from '../states.ts'
import { readDealParts } from './read-deal-parts.ts'

export const ownDealSorts = ['changed', 'newest', 'oldest', 'title'] as const
export const OWN_DEALS_A_PAGE = 20

export type DealFilters = {
  state?: DealState | undefined
  words?: string | undefined
  sort: (typeof ownDealSorts)[number]
  page: number
}

/** A deal as a row of a list of somebody who acts in it, with what tells whose turn it is. */
export type OwnDeal = Pick<
  Deal,
  'id' | 'title' | 'state' | 'origin' | 'orderId' | 'teamId' | 'proposedAt' | 'changedAt' | 'endedAt'
> & {
  /** Nobody yet, where a link or a letter has still to find them. */
  otherId: string | null
  /** Of all milestones that were not dropped. */
  priceMinor: Minor
  /** What waits in escrow now. */
  heldMinor: Minor
  facts: StepFacts
}

const orders: Record<DealFilters['sort'], SQL[]> = {
  changed: [newestFirst(deal.changedAt), desc(deal.id)],
  newest: [desc(deal.proposedAt), desc(deal.id)],
  oldest: [asc(deal.proposedAt), asc(deal.id)],
  title: [asc(sql`lower(${deal.title})`), asc(deal.id)],
}

/** A page of the deals that are asked for, as one of their sides sees them, and how many there are. */
export async function readDealPage(
  db: Db,
  which: SQL | undefined,
  as: Party,
  { state, words, sort, page }: DealFilters,
): Promise<{ rows: OwnDeal[]; count: number }> {
  const where = and(which, state && eq(deal.state, state), words ? contains(deal.title, words) : undefined)
  const [found, count] = await Promise.all([
    db
      .select()
      .from(deal)
      .where(where)
      .orderBy(...orders[sort])
      .limit(OWN_DEALS_A_PAGE)
      .offset((page - 1) * OWN_DEALS_A_PAGE),
    db.$count(deal, where),
  ])
  return { rows: await readDealRows(db, found, as), count }
}

export async function readDealRows(db: Db, deals: readonly Deal[], as: Party): Promise<OwnDeal[]> {
  return (await readDealParts(db, deals)).map(({ deal: one, milestones, disputes, facts }) => ({
    id: one.id,
    title: one.title,
    state: one.state,
    origin: one.origin,
    orderId: one.orderId,
    teamId: one.teamId,
    proposedAt: one.proposedAt,
    changedAt: one.changedAt,
    endedAt: one.endedAt,
    otherId: as === 'buyer' ? one.sellerId : one.buyerId,
    priceMinor: add(
      ...milestones.filter(({ state }) => state !== 'dropped').map(({ priceMinor }) => priceMinor),
    ),
    heldMinor: add(
      ...milestones.filter(({ state }) => isHeld(state)).map((part) => heldFor(pricedAs(one, part))),
      heldByAppeals(disputes),
    ),
    facts,
  }))
}

/** How many of them there are in each state. */
export async function countDealsByState(db: Db, which: SQL | undefined): Promise<Map<DealState, number>> {
  const rows = await db
    .select({ state: deal.state, count: sql<number>`count(*)::int` })
    .from(deal)
    .where(which)
    .groupBy(deal.state)
  return new Map(rows.map((row) => [row.state, row.count]))
}
