import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { authorise } from '../permissions.ts'
import { memberBan } from '../schema.server.ts'

/** A ban that holds ends earlier than it would: only a new one, with a reason of its own, lasts longer. */
export async function changeBanEnd(
  tx: Transaction,
  actor: Actor,
  { memberId, banId, until, reason }: { memberId: string; banId: string; until: Date; reason: string },
  { origin }: MemberContext,
): Promise<void> {
  authorise(actor, 'members.lift-ban', { ownerId: memberId })
  if (until <= tx.now) throw new Invalid('Until: choose a day that is still to come', {})
  const who = await lockMember(tx, memberId)
  if (who.role !== 'member') authorise(actor, 'members.ban-staff', { ownerId: who.id })
  const holds = and(eq(memberBan.id, banId), isNull(memberBan.liftedAt))
  const [before] = await tx.db
    .select({ until: memberBan.until })
    .from(memberBan)
    .where(and(holds, eq(memberBan.memberId, who.id)))
  if (!before) throw new Conflict('This ban is over')
  if (before.until && until >= before.until)
    throw new Invalid('The ban would not end earlier', {
      days: [`Days: it ends on ${before.until.toISOString().slice(0, 10)} as it is; choose fewer`],
    })
  await tx.db.update(memberBan).set({ until }).where(holds)
  await recordSecurityEvent(tx, {
    kind: 'member.ban-changed',
    actor,
    memberId,
    origin,
    details: {
      reason,
      before: { until: before.until?.toISOString() ?? null },
      after: { until: until.toISOString() },
    },
  })
}
