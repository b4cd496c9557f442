import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { dealEvent, dispute, milestone } from '../schema.server.ts'
import { reviewsCloseAt, type Turn } from './review-window-rules.ts'

type Ended = { id: string; endedAt: Date; reviewWindowDays: number }

/** Until when both sides of a completed deal may review. */
export async function findReviewsCloseAt(
  db: Db | DrizzleTransaction,
  { id, ...ended }: Ended,
): Promise<Date> {
  const disputes = await listDisputes(db, id)
  const milestones = await db
    .select({ id: milestone.id, earnedMinor: milestone.earnedMinor })
    .from(milestone)
    .where(eq(milestone.dealId, id))
  const claimedIds = disputes.filter(({ isClaim }) => isClaim).map(({ milestoneId }) => milestoneId)
  const earnedIds = milestones.filter(({ earnedMinor }) => isSome(earnedMinor)).map((one) => one.id)
  return reviewsCloseAt({
    ...ended,
    // Only what was released can be claimed.
    earnedIds: [...earnedIds, ...claimedIds],
    turns: disputes.flatMap(turnsOf),
  })
}

const isSome = (amount: bigint | null) => amount !== null && amount > 0n

const listDisputes = (db: Db | DrizzleTransaction, dealId: string) =>
  db
    .select({
      milestoneId: dispute.milestoneId,
      isClaim: dispute.isClaim,
      openedAt: dispute.openedAt,
      endedAt: dispute.endedAt,
      earnedMinor: dispute.earnedMinor,
      appealedAt: dispute.appealedAt,
      appealEndedAt: dispute.appealEndedAt,
      // A second decision is written over the first, which stands in what happened in the deal.
      decidedMinor: sql<bigint | null>`(${db
        .select({ earnedMinor: sql`${dealEvent.data} ->> 'earnedMinor'` })
        .from(dealEvent)
        .where(
          and(
            eq(dealEvent.dealId, dispute.dealId),
            eq(dealEvent.milestoneId, dispute.milestoneId),
            eq(dealEvent.kind, 'dispute-decided'),
          ),
        )
        .limit(1)})::bigint`.mapWith(dispute.earnedMinor),
    })
    .from(dispute)
    .where(eq(dispute.dealId, dealId))
    .orderBy(asc(dispute.openedAt))

type Found = Awaited<ReturnType<typeof listDisputes>>[number]

/** An open end is no turn yet. */
function turnsOf({ milestoneId, openedAt, endedAt, appealedAt, appealEndedAt, ...minor }: Found): Turn[] {
  const { earnedMinor, decidedMinor } = minor
  const turn = (at: Date | null, isArgued: boolean, amount: bigint | null = null): Turn[] => {
    const isEarned = amount === null ? {} : { isEarned: amount > 0n }
    return at ? [{ at, milestoneId, isArgued, ...isEarned }] : []
  }
  return [
    ...turn(openedAt, true),
    ...turn(endedAt, false, appealedAt ? decidedMinor : earnedMinor),
    ...turn(appealedAt, true),
    ...turn(appealEndedAt, false, earnedMinor),
  ]
}
