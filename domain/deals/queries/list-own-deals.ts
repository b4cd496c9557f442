import { and, asc, eq, inArray, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { deal } from '../schema.server.ts'
import { type DealState, openDealStates, type Party } from '../states.ts'
import { dealsSoldBy, isInTeam } from './people-of-teams.ts'
import {
  countDealsByState,
  type DealFilters,
  type OwnDeal,
  readDealPage,
  readDealRows,
} from './read-deal-rows.ts'

const OPEN_DEALS_MOST = 200

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
  { as, ...filters }: DealFilters & { as: Party },
): Promise<{ rows: OwnDeal[]; count: number }> {
  return readDealPage(db, await findSide(db, memberId, as), as, filters)
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

/** Whatever may wait for somebody. */
export const isUnderWay = or(inArray(deal.state, openDealStates), isAskedAfterEnd)

/** What is under way, longest untouched first; a marketplace full of it is found in the whole list. */
export async function listOpenDeals(db: Db, memberId: string, as: Party): Promise<OwnDeal[]> {
  const found = await db
    .select()
    .from(deal)
    .where(and(await findSide(db, memberId, as), isUnderWay))
    .orderBy(asc(deal.changedAt), asc(deal.id))
    .limit(OPEN_DEALS_MOST)
  return readDealRows(db, found, as)
}

/** How many there are in each state, as buyer and as seller. */
export async function countOwnDeals(
  db: Db,
  memberId: string,
): Promise<Record<Party, Map<DealState, number>>> {
  const count = async (as: Party) => countDealsByState(db, await findSide(db, memberId, as))
  const [buyer, seller] = await Promise.all([count('buyer'), count('seller')])
  return { buyer, seller }
}

/** Whether a member ever had one on this side of the table, as part of a larger question. */
export const hasAnyDealAs = (as: Party, memberId: SQLWrapper) =>
  sql<boolean>`exists (select from ${deal} where ${as === 'buyer' ? deal.buyerId : deal.sellerId} = ${memberId})`
