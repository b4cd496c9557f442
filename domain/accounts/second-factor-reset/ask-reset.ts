import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'
import type { Reasoned } from '../administrators/admin-input.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { makeSecret } from '../secrets/one-time-secrets.ts'
import { secondFactorReset } from './schema.server.ts'

/**
 * An administrator believes that a member has lost their device. Nothing changes yet: every address of the member is told, and
 * whoever still has one of them can stop it until the waiting time is over.
 */
export async function askSecondFactorReset(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Reasoned & { memberId: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.reset-second-factor', { ownerId: memberId })
  const who = await lockMember(tx, memberId)
  if (!(await hasSecondFactor(tx, who.id))) throw new Conflict(`${who.displayName} has no second factor`)
  const hours = context.settings.secondFactorResetHours
  const dueAt = new Date(tx.now.getTime() + hours * HOUR_MS)
  const [asked] = await tx.db
    .insert(secondFactorReset)
    .values({ memberId: who.id, reason, askedBy: actorLabel(actor), askedAt: tx.now, dueAt })
    .onConflictDoNothing()
    .returning({ id: secondFactorReset.id })
  if (!asked) throw new Conflict(`A reset of the second factor of ${who.displayName} is under way already`)
  await recordSecurityEvent(tx, {
    kind: 'second-factor.reset-asked',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { reason, dueAt: dueAt.toISOString() },
  })
  // Of no member: a password that is set anew by mail uses up all that is the member's, and this must outlive it.
  const token = await makeSecret(tx, {
    kind: 'stop-second-factor-reset',
    minutes: hours * 60,
    details: { resetId: asked.id },
  })
  await tx.announce({
    kind: 'account.second-factor-reset-asked',
    memberId: who.id,
    reason,
    dueAt,
    token: new LetterSecret(token, dueAt),
  })
}
