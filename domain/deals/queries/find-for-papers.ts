import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { nameTeams, type Share } from '#domain/teams/index.ts'
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

/** Deals by their ids, with the milestones of each, and the people of its team. */
export async function findDealsOnPapers(
  db: Db | DrizzleTransaction,
  ids: readonly string[],
): Promise<Map<string, WholeOnPapers>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ ...told, milestone: { id: milestone.id, title: milestone.title } })
    .from(deal)
    .innerJoin(milestone, eq(milestone.dealId, deal.id))
    .where(inArray(deal.id, [...ids]))
    .orderBy(asc(milestone.position))
  const teams = await nameTeams(
    db,
    rows.map(({ teamId }) => teamId),
  )
  const shares =
    teams.size === 0
      ? []
      : await db
          .select()
          .from(dealShare)
          .where(inArray(dealShare.dealId, [...ids]))
  const teamOf = ({ id, teamId }: DealOnPapers): TeamOnPapers | undefined => {
    const name = teams.get(teamId ?? '')?.name
    return name === undefined ? undefined : { name, shares: shares.filter(({ dealId }) => dealId === id) }
  }
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, [first, ...rest]]) => {
      const { milestone: one, ...about } = first as (typeof rows)[number]
      const milestones = [one, ...rest.map((row) => row.milestone)].map((each) => ({
        ...each,
        isOnly: rest.length === 0,
      }))
      return [id, { ...about, milestones, team: teamOf(about) }]
    }),
  )
}

/** What was agreed at these moments of deals: the terms, and the milestones that were there then. */
export async function findAgreed(
  db: Db | DrizzleTransaction,
  moments: readonly { dealId: string; number: number }[],
) {
  if (moments.length === 0) return []
  const events = await db
    .select({
      dealId: dealEvent.dealId,
      number: dealEvent.number,
      at: dealEvent.at,
      milestoneId: dealEvent.milestoneId,
      content: dealVersion.content,
      version: dealVersion.number,
      revisionsMost: deal.revisionsMost,
      ...told,
    })
    .from(dealEvent)
    .innerJoin(deal, eq(deal.id, dealEvent.dealId))
    .innerJoin(dealVersion, and(eq(dealVersion.dealId, deal.id), eq(dealVersion.number, deal.version)))
    .where(
      sql`(${dealEvent.dealId}, ${dealEvent.number}) in (select * from unnest(
        ${sql.param(moments.map(({ dealId }) => dealId))}::uuid[], ${sql.param(moments.map(({ number }) => number))}::int[]))`,
    )
    .orderBy(asc(dealEvent.at), asc(dealEvent.number))
  const added = events.filter(({ milestoneId }) => milestoneId !== null).map(({ dealId }) => dealId)
  const rows =
    added.length > 0
      ? await db
          .select({ ...milestoneOf, dealId: milestone.dealId })
          .from(milestone)
          .where(inArray(milestone.dealId, added))
          .orderBy(asc(milestone.position))
      : []
  return events.map(({ milestoneId, content, ...event }) => {
    const own = rows.filter(({ dealId }) => dealId === event.dealId)
    const last = own.findIndex(({ id }) => id === milestoneId)
    // One that was added later stands behind those of the first agreement; what was added after it was not agreed yet.
    const milestones = last >= 0 ? own.slice(0, last + 1) : content.milestones
    return {
      ...event,
      content,
      isAddition: milestoneId !== null,
      milestones: milestones.map(({ title, priceMinor, days }) => ({
        title,
        priceMinor: Number(priceMinor),
        days,
      })),
    }
  })
}

const milestoneOf = {
  id: milestone.id,
  title: milestone.title,
  priceMinor: milestone.priceMinor,
  days: milestone.days,
}
