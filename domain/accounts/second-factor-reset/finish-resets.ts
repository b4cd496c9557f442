import { and, eq, isNull, lte } from 'drizzle-orm'
import { clockActor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { endAllSessions } from '../sessions/end-all-sessions.ts'
import { findMemberById, type Member } from '../sign-in/find-by-login.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import type { MemberContext } from '../members/lock-member.ts'
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts'
import { secondFactorReset } from './schema.server.ts'

const MOST_AT_ONCE = 100

/** Does the resets whose waiting time is over. Harmless when done twice: each is done once. */
export async function finishSecondFactorResets(tx: Transaction, context: MemberContext): Promise<void> {
  authorise(clockActor, 'members.finish-second-factor-reset')
  const due = await tx.db
    .select()
    .from(secondFactorReset)
    .where(
      and(
        lte(secondFactorReset.dueAt, tx.now),
        isNull(secondFactorReset.stoppedAt),
        isNull(secondFactorReset.doneAt),
      ),
    )
    .orderBy(secondFactorReset.dueAt)
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
  for (const { id, memberId, reason } of due) {
    await tx.db.update(secondFactorReset).set({ doneAt: tx.now }).where(eq(secondFactorReset.id, id))
    const who = await findMemberById(tx, memberId)
    // One who turned it off themselves meanwhile has nothing left to lose.
    if (who && (await hasSecondFactor(tx, who.id)))
      await forgetSecondFactor(tx, clockActor, who, reason, context)
  }
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
