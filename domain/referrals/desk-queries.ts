import { and, asc, count, desc, eq, isNotNull, min, ne, sum } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { authorise } from './permissions.ts'
import { referral, type Referral, referralReward, type ReferralReward } from './schema.server.ts'

const ROWS_A_PAGE = 25
const REWARDS_SHOWN = 100

/** Invitations whose rewards wait, the oldest first; or those that were decided, the newest first. */
export async function listQuestionedReferrals(
  db: Db,
  actor: Actor,
  { isDecided, page: wanted }: { isDecided: boolean; page: number },
): Promise<{ rows: Referral[]; page: number; pages: number }> {
  authorise(actor, 'referral.read-queue')
  const which = isDecided
    ? and(isNotNull(referral.decidedAt), ne(referral.state, 'held'))
    : eq(referral.state, 'held')
  const pages = Math.max(1, Math.ceil((await db.$count(referral, which)) / ROWS_A_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const rows = await db
    .select()
    .from(referral)
    .where(which)
    .orderBy(isDecided ? newestFirst(referral.decidedAt) : asc(referral.heldAt), asc(referral.memberId))
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
  return { rows, page, pages }
}

/** One of them with its rewards, newest first, and what would be paid if it were released: also what was refused before. */
export async function findQuestionedReferral(
  db: Db,
  actor: Actor,
  memberId: string,
): Promise<{ row: Referral; rewards: ReferralReward[]; unpaidMinor: Minor }> {
  authorise(actor, 'referral.read-queue')
  const [row] = await db.select().from(referral).where(eq(referral.memberId, memberId))
  if (!row || (row.state === 'open' && !row.decidedAt)) throw new NotFound('There is no such invitation')
  const rewards = await db
    .select()
    .from(referralReward)
    .where(eq(referralReward.memberId, memberId))
    .orderBy(newestFirst(referralReward.at), desc(referralReward.id))
    .limit(REWARDS_SHOWN)
  const [unpaid] = await db
    .select({ sum: sum(referralReward.amountMinor) })
    .from(referralReward)
    .where(and(eq(referralReward.memberId, memberId), ne(referralReward.state, 'booked')))
  return { row, rewards, unpaidMinor: minor(unpaid?.sum ?? 0) }
}

/** How many wait for a decision, and since when. */
export async function countHeldReferrals(
  db: Db,
  actor: Actor,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  authorise(actor, 'referral.read-queue')
  const [held] = await db
    .select({ waiting: count(), oldestAt: min(referral.heldAt) })
    .from(referral)
    .where(eq(referral.state, 'held'))
  return { waiting: held?.waiting ?? 0, oldestAt: held?.oldestAt ?? null }
}
