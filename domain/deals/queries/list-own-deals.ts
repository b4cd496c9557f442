import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { add, type Minor } from '#platform/money/money.ts'
import type { StepFacts } from '../next-step-facts.ts'
import { readDealParts } from './read-deal-parts.ts'
import { dealsSoldBy, isInTeam } from './people-of-teams.ts'
import type { Deal } from '../moves/locked-deal.ts'
import { deal } from '../schema.server.ts'
import { heldFor, pricedAs } from '../settle-rules.ts'
import { type DealState, isHeld, openDealStates, type Party } from '../states.ts'

export const ownDealSorts = ['changed', 'newest', 'oldest', 'title'] as const
export const OWN_DEALS_A_PAGE = 20
const OPEN_DEALS_MOST = 200

type OwnDealFilters = {
  as: Party
  state?: DealState | undefined
  words?: string | undefined
  sort: (typeof ownDealSorts)[number]
  page: number
}

/** A deal as a row of a member's list, with what tells whose turn it is. */
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

const orders: Record<OwnDealFilters['sort'], SQL[]> = {
  changed: [desc(deal.changedAt), desc(deal.id)],
  newest: [desc(deal.proposedAt), desc(deal.id)],
  oldest: [asc(deal.proposedAt), asc(deal.id)],
  title: [asc(sql`lower(${deal.title})`), asc(deal.id)],
}

/**
 * What is theirs on a side. A team's deals are those of whoever acts for it now, in place of the one who sold them; who is in no team is
 * found by the index of sellers alone.
 */
async function findSide(db: Db, memberId: string, as: Party): Promise<SQL | undefined> {
  if (as === 'buyer') return eq(deal.buyerId, memberId)
  const theirs = and(eq(deal.sellerId, memberId), isNull(deal.teamId))
  return (await isInTeam(db, memberId)) ? inArray(deal.id, dealsSoldBy(memberId)) : theirs
}

/** What a member bought or sold, of every origin. */
export async function listOwnDeals(
  db: Db,
  memberId: string,
  { as, state, words, sort, page }: OwnDealFilters,
): Promise<{ rows: OwnDeal[]; count: number }> {
  const where = and(
    await findSide(db, memberId, as),
    state && eq(deal.state, state),
    words ? ilike(deal.title, `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined,
  )
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
  return { rows: await fill(db, found, as), count }
}

/**
 * A refund in part is talked about until the money has cleared, which takes sixty days at most; whoever asked has touched the
 * deal since, so that few of those that ended are looked at.
 */
const isAskedAfterEnd = and(
  eq(deal.state, 'completed'),
  sql`${deal.changedAt} > now() - interval '60 days'`,
  sql`exists (select 1 from deal_request where deal_request.deal_id = ${deal.id} and deal_request.state = 'open')`,
)

/** What is under way, longest untouched first; a marketplace full of it is found in the whole list. */
export async function listOpenDeals(db: Db, memberId: string, as: Party): Promise<OwnDeal[]> {
  const found = await db
    .select()
    .from(deal)
    .where(and(await findSide(db, memberId, as), or(inArray(deal.state, openDealStates), isAskedAfterEnd)))
    .orderBy(asc(deal.changedAt), asc(deal.id))
    .limit(OPEN_DEALS_MOST)
  return fill(db, found, as)
}

async function fill(db: Db, deals: readonly Deal[], as: Party): Promise<OwnDeal[]> {
  return (await readDealParts(db, deals)).map(({ deal: one, milestones, facts }) => ({
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
    ),
    facts,
  }))
}

/** How many there are in each state, as buyer and as seller. */
export async function countOwnDeals(
  db: Db,
  memberId: string,
): Promise<Record<Party, Map<DealState, number>>> {
  const count = async (as: Party) => {
    const rows = await db
      .select({ state: deal.state, count: sql<number>`count(*)::int` })
      .from(deal)
      .where(await findSide(db, memberId, as))
      .groupBy(deal.state)
    return new Map(rows.map((row) => [row.state, row.count]))
  }
  const [buyer, seller] = await Promise.all([count('buyer'), count('seller')])
  return { buyer, seller }
}
