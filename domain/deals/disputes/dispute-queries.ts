import { and, asc, desc, eq, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import type { Deal, Dispute, Milestone } from '../moves/locked-deal.ts'
import { deal, dealEvent, dealFile, delivery, dispute, disputeQuestion, milestone } from '../schema.server.ts'

const DISPUTES_A_PAGE = 25

export type DisputeRow = {
  dispute: Dispute
  title: string
  buyerId: string | null
  sellerId: string | null
  milestoneTitle: string
  priceMinor: bigint
}

type DisputeFilters = { show: 'open' | 'ended'; page: number }

/** For a decision: the first, or after an appeal the second. */
const waits = or(eq(dispute.state, 'open'), eq(dispute.state, 'appealed'))

const rowFields = {
  dispute,
  title: deal.title,
  buyerId: deal.buyerId,
  sellerId: deal.sellerId,
  milestoneTitle: milestone.title,
  priceMinor: milestone.priceMinor,
}

/** Open ones by when they must be decided, over ones the newest first. */
export async function listDisputes(
  db: Db,
  actor: MemberActor,
  { show, page }: DisputeFilters,
): Promise<{ rows: DisputeRow[]; found: number; pages: number }> {
  authorise(actor, 'disputes.read')
  const fits = show === 'open' ? waits : and(ne(dispute.state, 'open'), ne(dispute.state, 'appealed'))
  const found = await db.$count(dispute, fits)
  const pages = Math.max(1, Math.ceil(found / DISPUTES_A_PAGE))
  const rows = await db
    .select(rowFields)
    .from(dispute)
    .innerJoin(deal, eq(deal.id, dispute.dealId))
    .innerJoin(milestone, eq(milestone.id, dispute.milestoneId))
    .where(fits)
    .orderBy(...(show === 'open' ? [asc(dispute.decideBy)] : [desc(dispute.endedAt)]), asc(dispute.id))
    .limit(DISPUTES_A_PAGE)
    .offset((Math.min(page, pages) - 1) * DISPUTES_A_PAGE)
  return { rows, found, pages }
}

/** How many are open, how many of them the two sides had their time for, and when the first must be decided. */
export async function countOpenDisputes(db: Db, actor: MemberActor, now: Date) {
  authorise(actor, 'disputes.read')
  const [row] = await db
    .select({
      open: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${dispute.settleBy} <= ${now.toISOString()}::timestamptz))::int`,
      soonest: sql<string | null>`min(${dispute.decideBy})`,
    })
    .from(dispute)
    .where(waits)
  return {
    open: row?.open ?? 0,
    waiting: row?.waiting ?? 0,
    soonest: row?.soonest ? new Date(row.soonest) : null,
  }
}

export type DisputeCase = {
  dispute: Dispute
  deal: Deal
  milestone: Milestone
  milestones: Milestone[]
  deliveries: (typeof delivery.$inferSelect)[]
  files: (typeof dealFile.$inferSelect)[]
  questions: (typeof disputeQuestion.$inferSelect)[]
  timeline: (typeof dealEvent.$inferSelect)[]
}

/** All that an administrator reads before deciding. */
export async function findDisputeCase(
  db: Db,
  actor: MemberActor,
  disputeId: string,
): Promise<DisputeCase | undefined> {
  authorise(actor, 'disputes.read')
  const [found] = await db
    .select({ dispute, deal })
    .from(dispute)
    .innerJoin(deal, eq(deal.id, dispute.dealId))
    .where(eq(dispute.id, disputeId))
  if (!found) return undefined
  const { dealId } = found.dispute
  const [milestones, deliveries, files, questions, timeline] = await Promise.all([
    db.select().from(milestone).where(eq(milestone.dealId, dealId)).orderBy(asc(milestone.position)),
    db.select().from(delivery).where(eq(delivery.dealId, dealId)).orderBy(asc(delivery.at)),
    db.select().from(dealFile).where(eq(dealFile.dealId, dealId)).orderBy(asc(dealFile.at)),
    db
      .select()
      .from(disputeQuestion)
      .where(eq(disputeQuestion.disputeId, disputeId))
      .orderBy(asc(disputeQuestion.askedAt)),
    db.select().from(dealEvent).where(eq(dealEvent.dealId, dealId)).orderBy(asc(dealEvent.number)),
  ])
  const about = milestones.find(({ id }) => id === found.dispute.milestoneId)
  if (!about) throw new Error(`The dispute ${disputeId} is about no milestone`)
  return { ...found, milestone: about, milestones, deliveries, files, questions, timeline }
}

export type DisputeOutcomes = { released: number; refunded: number; split: number; withdrawn: number }

/** How disputes that ended since then ended: for everyone to read. A part that both agreed to give back later lowers the price alone. */
export async function countDisputeOutcomes(db: Db, from: Date, to: Date): Promise<DisputeOutcomes> {
  const [row] = await db
    .select({
      released: sql<number>`(count(*) filter (where ${dispute.earnedMinor} >= ${milestone.priceMinor}))::int`,
      refunded: sql<number>`(count(*) filter (where ${dispute.earnedMinor} = 0))::int`,
      split: sql<number>`(count(*) filter (where ${dispute.earnedMinor} > 0 and ${dispute.earnedMinor} < ${milestone.priceMinor}))::int`,
      withdrawn: sql<number>`(count(*) filter (where ${dispute.state} = 'withdrawn'))::int`,
    })
    .from(dispute)
    .innerJoin(milestone, eq(milestone.id, dispute.milestoneId))
    .where(
      and(
        isNotNull(dispute.endedAt),
        gte(dispute.endedAt, from),
        lte(dispute.endedAt, to),
        inArray(dispute.state, ['settled', 'decided', 'withdrawn', 'appealed']),
      ),
    )
  return row ?? { released: 0, refunded: 0, split: 0, withdrawn: 0 }
}
