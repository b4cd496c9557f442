import { and, eq, isNull, lte } from 'drizzle-orm'
import { clockActor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { endAllSessions } from '../sessions/end-all-sessions.ts'
import { findMemberById, type Member } from '../sign-in/find-by-login.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import type { MemberContext } from '../members/lock-member.ts'
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts'
import { secondFactorReset } from './schema.server.ts'

const isDue = (now: Date) =>
  and(
    lte(secondFactorReset.dueAt, now),
    isNull(secondFactorReset.stoppedAt),
    isNull(secondFactorReset.doneAt),
  )

/** Resets whose waiting time is over, the oldest first. */
export async function listDueResets(db: Db, now: Date, most: number): Promise<string[]> {
  const due = await db
    .select({ id: secondFactorReset.id })
    .from(secondFactorReset)
    .where(isDue(now))
    .orderBy(secondFactorReset.dueAt)
    .limit(most)
  return due.map(({ id }) => id)
}

/** Does a reset, if it is still to be done when its turn comes: harmless twice. */
export async function finishSecondFactorReset(
  tx: Transaction,
  { resetId }: { resetId: string },
  context: MemberContext,
): Promise<void> {
  authorise(clockActor, 'members.finish-second-factor-reset')
  const [done] = await tx.db
    .update(secondFactorReset)
    .set({ doneAt: tx.now })
    .where(and(eq(secondFactorReset.id, resetId), isDue(tx.now)))
    .returning({ memberId: secondFactorReset.memberId, reason: secondFactorReset.reason })
  const who = done && (await findMemberById(tx, done.memberId))
  // One who turned it off themselves meanwhile has nothing left to lose.
  if (who && (await hasSecondFactor(tx, who.id)))
    await forgetSecondFactor(tx, clockActor, who, done.reason, context)
}

/** The second factor is gone, nobody is signed in, and every address is told. */
export async function forgetSecondFactor(
  tx: Transaction,
  actor: Actor,
  who: Member,
  reason: string,
  context: MemberContext,
): Promise<void> {
  await removeSecondFactor(tx, who.id)
  const ended = await endAllSessions(tx, who.id)
  await recordSecurityEvent(tx, {
    kind: 'second-factor.reset-done',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { reason, sessionsEnded: ended },
  })
  await tx.announce({ kind: 'account.second-factor-reset-done', memberId: who.id })
}
