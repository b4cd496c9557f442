import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { deal, dealWorker } from '../schema.server.ts'
import { type DealState, openDealStates } from '../states.ts'
import { isUnderWay } from './list-own-deals.ts'
import {
  countDealsByState,
  type DealFilters,
  type OwnDeal,
  readDealPage,
  readDealRows,
} from './read-deal-rows.ts'

/** All deals of a team, or of them those that one person works on. */
export type TeamDeals = { teamId: string; workerId?: string | undefined }

function isOfTeam({ teamId, workerId }: TeamDeals): SQL | undefined {
  return and(
    eq(deal.teamId, teamId),
    workerId
      ? sql`${deal.id} in (select deal_id from deal_worker where member_id = ${workerId}::uuid)`
      : undefined,
  )
}

/** What is sold in a team's name, a page of it. */
export function listTeamDeals(
  db: Db,
  which: TeamDeals,
  filters: DealFilters,
): Promise<{ rows: OwnDeal[]; count: number }> {
  return readDealPage(db, isOfTeam(which), 'seller', filters)
}

/** What of it is under way, longest untouched first. */
export async function listOpenTeamDeals(db: Db, which: TeamDeals, most: number): Promise<OwnDeal[]> {
  const found = await db
    .select()
    .from(deal)
    .where(and(isOfTeam(which), isUnderWay))
    .orderBy(asc(deal.changedAt), asc(deal.id))
    .limit(most)
  return readDealRows(db, found, 'seller')
}

export function countTeamDeals(db: Db, which: TeamDeals): Promise<Map<DealState, number>> {
  return countDealsByState(db, isOfTeam(which))
}

/** How many of it are open. */
export async function countOpenTeamDeals(db: Db, which: TeamDeals): Promise<number> {
  return db.$count(deal, and(isOfTeam(which), inArray(deal.state, openDealStates)))
}

/** What waits in escrow for a team. */
export async function sumHeldForTeam(db: Db, teamId: string): Promise<Minor> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(account.balance), 0)::text as sum from deal
    join milestone on milestone.deal_id = deal.id
    join ledger_account as account on account.kind = 'escrow' and account.owner = milestone.id::text
    where deal.team_id = ${teamId}::uuid and deal.state in ('active', 'disputed')`)
  return minor(rows[0]?.sum ?? '0')
}

/** Who works on each of these deals: those who were chosen and are in the team still. */
export async function listWorkersOf(db: Db, dealIds: readonly string[]): Promise<Map<string, string[]>> {
  if (dealIds.length === 0) return new Map()
  const rows = await db
    .select({ dealId: dealWorker.dealId, memberId: dealWorker.memberId })
    .from(dealWorker)
    .innerJoin(deal, eq(deal.id, dealWorker.dealId))
    .where(
      and(
        inArray(dealWorker.dealId, [...dealIds]),
        sql`exists (select 1 from team_member as person where person.team_id = ${deal.teamId}
          and person.member_id = ${dealWorker.memberId} and person.left_at is null)`,
      ),
    )
    .orderBy(asc(dealWorker.chosenAt), asc(dealWorker.memberId))
  return new Map(
    [...Map.groupBy(rows, ({ dealId }) => dealId)].map(([id, all]) => [
      id,
      all.map(({ memberId }) => memberId),
    ]),
  )
}

/** On how many deals that are under way each of a team works. */
export async function countWorkOf(db: Db, teamId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ memberId: dealWorker.memberId, count: sql<number>`count(*)::int` })
    .from(deal)
    .innerJoin(dealWorker, eq(dealWorker.dealId, deal.id))
    .where(and(eq(deal.teamId, teamId), inArray(deal.state, ['accepted', 'active', 'disputed'])))
    .groupBy(dealWorker.memberId)
  return new Map(rows.map(({ memberId, count }) => [memberId, count]))
}
