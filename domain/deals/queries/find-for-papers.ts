import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { nameTeams, type Share } from '#domain/teams/index.ts'
import type { Minor } from '#platform/money/money.ts'
import type { DealContent } from '../agreements/deal-content.ts'
import { deal, dealEvent, dealShare, dealVersion, milestone } from '../schema.server.ts'

/** What papers say of a deal: who its sides are, what it is called, and the fees that it was agreed on. */
export type DealOnPapers = Pick<
  typeof deal.$inferSelect,
  'id' | 'title' | 'buyerId' | 'sellerId' | 'teamId' | 'teamDivision' | 'feeBearer' | 'rules' | 'orderId'
>
export type MilestoneOnPapers = { id: string; title: string; isOnly: boolean }

const told = {
  id: deal.id,
  title: deal.title,
  buyerId: deal.buyerId,
  sellerId: deal.sellerId,
  teamId: deal.teamId,
  teamDivision: deal.teamDivision,
  feeBearer: deal.feeBearer,
  rules: deal.rules,
  orderId: deal.orderId,
}

/** A team that sells: who is paid by which share. */
export type TeamOnPapers = { name: string; shares: Share[] }

type WholeOnPapers = DealOnPapers & { milestones: MilestoneOnPapers[]; team: TeamOnPapers | undefined }

type Moment = { dealId: string; number: number }

/** What was agreed at a moment of a deal: the terms, and the milestones that were there then. */
export type Agreed = DealOnPapers & {
  dealId: string
  number: number
  at: Date
  content: DealContent
  version: number
  revisionsMost: number
  isAddition: boolean
  /** The number of the order that it began with. */
  orderNumber: number | undefined
  milestones: { title: string; priceMinor: number; days: number }[]
}

/**
 * What papers are made of: deals by their ids with their milestones and teams, and what was agreed at moments of them. One question,
 * since it is asked while accounts that many share are locked.
 */
export async function findForPapers(
  db: Db | DrizzleTransaction,
  dealIds: readonly string[],
  moments: readonly Moment[],
): Promise<{ deals: Map<string, WholeOnPapers>; agreed: Agreed[] }> {
  const ids = [...new Set([...dealIds, ...moments.map(({ dealId }) => dealId)])]
  if (ids.length === 0) return { deals: new Map(), agreed: [] }
  const rows = await db
    .select({ deal: told, revisionsMost: deal.revisionsMost, milestone: milestoneOf, event: eventOf })
    .from(deal)
    .innerJoin(milestone, eq(milestone.dealId, deal.id))
    .leftJoin(
      dealEvent,
      sql`${dealEvent.dealId} = ${deal.id} and (${dealEvent.dealId}, ${dealEvent.number}) in (select * from unnest(
        ${sql.param(moments.map(({ dealId }) => dealId))}::uuid[], ${sql.param(moments.map(({ number }) => number))}::int[]))`,
    )
    .leftJoin(
      dealVersion,
      and(eq(dealVersion.dealId, dealEvent.dealId), eq(dealVersion.number, deal.version)),
    )
    .where(inArray(deal.id, ids))
    .orderBy(asc(milestone.position))
  const byDeal = [...Map.groupBy(rows, (row) => row.deal.id).values()]
  return {
    deals: await withTeams(
      db,
      byDeal.map((own) => ({ ...(own[0] as Row).deal, milestones: milestonesIn(own) })),
    ),
    agreed: byDeal.flatMap(agreedIn).toSorted(byTime),
  }
}

const milestoneOf = {
  id: milestone.id,
  title: milestone.title,
  priceMinor: milestone.priceMinor,
  days: milestone.days,
}

const eventOf = {
  number: dealEvent.number,
  at: dealEvent.at,
  milestoneId: dealEvent.milestoneId,
  data: dealEvent.data,
  content: dealVersion.content,
  version: dealVersion.number,
}

type Row = {
  deal: DealOnPapers
  revisionsMost: number
  milestone: { id: string; title: string; priceMinor: Minor; days: number }
  event: {
    number: number | null
    at: Date | null
    milestoneId: string | null
    data: Record<string, string | number | null> | null
    content: DealContent | null
    version: number | null
  }
}

/** A deal comes once for each of its milestones and moments. */
const milestonesOf = (own: readonly Row[]) => [
  ...new Map(own.map(({ milestone: one }) => [one.id, one])).values(),
]

function milestonesIn(own: readonly Row[]): MilestoneOnPapers[] {
  const all = milestonesOf(own)
  return all.map(({ id, title }) => ({ id, title, isOnly: all.length === 1 }))
}

function agreedIn(own: readonly Row[]): Agreed[] {
  const moments = new Map(own.map((row) => [row.event.number, row]))
  return [...moments.values()].flatMap(({ deal: about, revisionsMost, event }) => {
    const { number, at, content, version, milestoneId, data } = event
    if (number === null || at === null || content === null || version === null) return []
    const all = milestonesOf(own)
    const last = all.findIndex(({ id }) => id === milestoneId)
    // One that was added later stands behind those of the first agreement; what was added after it was not agreed yet.
    const milestones = (last >= 0 ? all.slice(0, last + 1) : content.milestones).map(
      ({ title, priceMinor, days }) => ({ title, priceMinor: Number(priceMinor), days }),
    )
    const isAddition = milestoneId !== null
    const orderNumber = typeof data?.['order'] === 'number' ? data['order'] : undefined
    const when = { number, at, version, isAddition, orderNumber }
    return [{ ...about, ...when, dealId: about.id, content, revisionsMost, milestones }]
  })
}

const byTime = (one: Agreed, other: Agreed) =>
  one.at.getTime() - other.at.getTime() || one.number - other.number

async function withTeams(
  db: Db | DrizzleTransaction,
  deals: readonly (DealOnPapers & { milestones: MilestoneOnPapers[] })[],
): Promise<Map<string, WholeOnPapers>> {
  const teams = await nameTeams(
    db,
    deals.map(({ teamId }) => teamId),
  )
  const ids = deals.map(({ id }) => id)
  const shares =
    teams.size === 0 ? [] : await db.select().from(dealShare).where(inArray(dealShare.dealId, ids))
  const teamOf = ({ id, teamId }: DealOnPapers): TeamOnPapers | undefined => {
    const name = teams.get(teamId ?? '')?.name
    return name === undefined ? undefined : { name, shares: shares.filter(({ dealId }) => dealId === id) }
  }
  return new Map(deals.map((one) => [one.id, { ...one, team: teamOf(one) }]))
}
