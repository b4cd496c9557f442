import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import type { AppealDecision } from '../administrators/admin-input.ts'
import { isThereAnotherAdministrator } from '../administrators/administrators.ts'
import { endBan } from './lift-ban.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { memberBan } from '../schema.server.ts'

/** Decides a member's one appeal; where there is another administrator, not the one who banned. */
export async function decideAppeal(
  tx: Transaction,
  actor: Actor,
  { banId, decision, reason }: AppealDecision,
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.read-bans')
  const [ban] = await tx.db.select().from(memberBan).where(eq(memberBan.id, banId))
  if (!ban) throw new NotFound('There is no such ban')
  authorise(actor, 'members.decide-appeal', { ownerId: ban.memberId })
  await refuseOwnBan(tx, actor, ban.bannedBy)
  const who = await lockMember(tx, ban.memberId)
  if (who.role !== 'member') authorise(actor, 'members.ban-staff', { ownerId: who.id })
  const [decided] = await tx.db
    .update(memberBan)
    .set({ decision: reason, decidedBy: actorLabel(actor), decidedAt: tx.now })
    .where(
      and(
        eq(memberBan.id, ban.id),
        isNotNull(memberBan.appealedAt),
        isNull(memberBan.decidedAt),
        isNull(memberBan.liftedAt),
      ),
    )
    .returning({ id: memberBan.id })
  if (!decided) throw new Conflict('This appeal waits for no decision any more')
  await recordSecurityEvent(tx, {
    kind: 'member.appeal-decided',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { reason, decision, before: { decision: null }, after: { decision } },
  })
  if (decision === 'lift') return endBan(tx, actor, { memberId: who.id, reason }, context)
  await tx.announce({ kind: 'member.appeal-refused', memberId: who.id, reason, until: ban.until })
}

async function refuseOwnBan(tx: Transaction, actor: Actor, bannedBy: string): Promise<void> {
  if (actor.kind !== 'member' || bannedBy !== actorLabel(actor)) return
  if (await isThereAnotherAdministrator(tx, actor.id))
    throw new Forbidden('You made this ban: another administrator decides about the appeal')
}
