import { and, asc, count, desc, eq, gte, sql, sum } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import {
  referral,
  type Referral,
  referralReward,
  type ReferralReward,
  referralVisit,
} from './schema.server.ts'

export const INVITED_A_PAGE = 20
const REWARDS_SHOWN = 24

export type InvitationFigures = {
  visits: number
  joined: number
  withDeal: number
  bookedMinor: Minor
  heldMinor: Minor
}

/** What a member's link brought in all. */
export async function findInvitationFigures(db: Db, referrerId: string): Promise<InvitationFigures> {
  const [people] = await db
    .select({
      joined: count(),
      withDeal: count(referral.firstDealAt),
      booked: sum(referral.bookedMinor),
      held: sum(referral.heldMinor),
    })
    .from(referral)
    .where(eq(referral.referrerId, referrerId))
  const [opened] = await db
    .select({ people: sum(referralVisit.people) })
    .from(referralVisit)
    .where(eq(referralVisit.memberId, referrerId))
  return {
    visits: Number(opened?.people ?? 0),
    joined: people?.joined ?? 0,
    withDeal: people?.withDeal ?? 0,
    bookedMinor: minor(people?.booked ?? '0'),
    heldMinor: minor(people?.held ?? '0'),
  }
}

/** Whom a member invited, those who brought most first. */
export async function listInvited(db: Db, referrerId: string, page: number): Promise<Referral[]> {
  return db
    .select()
    .from(referral)
    .where(eq(referral.referrerId, referrerId))
    .orderBy(desc(referral.bookedMinor), newestFirst(referral.joinedAt), asc(referral.memberId))
    .limit(INVITED_A_PAGE)
    .offset((page - 1) * INVITED_A_PAGE)
}

/** One invited member of theirs, with the newest rewards. */
export async function findInvited(
  db: Db,
  referrerId: string,
  memberId: string,
): Promise<{ invited: Referral; rewards: ReferralReward[] } | undefined> {
  const [invited] = await db
    .select()
    .from(referral)
    .where(and(eq(referral.memberId, memberId), eq(referral.referrerId, referrerId)))
  if (!invited) return undefined
  const rewards = await db
    .select()
    .from(referralReward)
    .where(and(eq(referralReward.memberId, memberId), eq(referralReward.referrerId, referrerId)))
    .orderBy(newestFirst(referralReward.at), desc(referralReward.id))
    .limit(REWARDS_SHOWN)
  return { invited, rewards }
}

export type MonthOfRewards = { memberId: string; month: string; bookedMinor: Minor }

/** What was booked in each month since then, for each invited member: '2026-11'. */
export async function listMonthsOfRewards(
  db: Db,
  referrerId: string,
  since: Date,
): Promise<MonthOfRewards[]> {
  const month = sql<string>`to_char(${referralReward.bookedAt} at time zone 'UTC', 'YYYY-MM')`
  const rows = await db
    .select({ memberId: referralReward.memberId, month, booked: sum(referralReward.amountMinor) })
    .from(referralReward)
    .where(and(eq(referralReward.referrerId, referrerId), gte(referralReward.bookedAt, since)))
    .groupBy(referralReward.memberId, month)
    .orderBy(asc(month))
  return rows.map(({ booked, ...row }) => ({ ...row, bookedMinor: minor(booked ?? '0') }))
}

/** How many people opened the link on each day since then. */
export async function listVisits(
  db: Db,
  referrerId: string,
  since: string,
): Promise<{ day: string; people: number }[]> {
  return db
    .select({ day: referralVisit.day, people: referralVisit.people })
    .from(referralVisit)
    .where(and(eq(referralVisit.memberId, referrerId), gte(referralVisit.day, since)))
    .orderBy(asc(referralVisit.day))
}

/** How the invitation stands by which a member came; nothing where they came by themselves. */
export async function findOwnInvitation(db: Db, memberId: string): Promise<Referral | undefined> {
  const [row] = await db.select().from(referral).where(eq(referral.memberId, memberId))
  return row
}

/** Whom rewards of a member's statement were for, by the ids of the rewards. */
export async function findRewarded(
  db: Db,
  referrerId: string,
  rewardIds: readonly string[],
): Promise<Map<string, { memberId: string }>> {
  if (rewardIds.length === 0) return new Map()
  const rows = await db
    .select({ id: referralReward.id, memberId: referralReward.memberId })
    .from(referralReward)
    .where(
      and(
        eq(referralReward.referrerId, referrerId),
        sql`${referralReward.id} = any(${sql.param([...rewardIds])}::uuid[])`,
      ),
    )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

export type ProgrammeFigures = { invited: number; withDeal: number; bookedMinor: Minor }

/** What the programme brought to all, for everyone to see. */
export async function findProgrammeFigures(db: Db): Promise<ProgrammeFigures> {
  const [row] = await db
    .select({ invited: count(), withDeal: count(referral.firstDealAt), booked: sum(referral.bookedMinor) })
    .from(referral)
  return {
    invited: row?.invited ?? 0,
    withDeal: row?.withDeal ?? 0,
    bookedMinor: minor(row?.booked ?? '0'),
  }
}
