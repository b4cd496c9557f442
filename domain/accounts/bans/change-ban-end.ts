import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { authorise } from '../permissions.ts'
import { memberBan } from '../schema.server.ts'

/** A ban that holds ends on another day than before. */
export async function changeBanEnd(
  tx: Transaction,
  actor: Actor,
  { memberId, until, reason }: { memberId: string; until: Date; reason: string },
  { origin }: MemberContext,
): Promise<void> {
  authorise(actor, 'members.lift-ban', { ownerId: memberId })
  if (until <= tx.now) throw new Invalid('Until: choose a day that is still to come', {})
  const who = await lockMember(tx, memberId)
  if (who.role !== 'member') authorise(actor, 'members.ban-staff', { ownerId: who.id })
  const [before] = await tx.db
    .select({ until: memberBan.until })
    .from(memberBan)
    .where(and(eq(memberBan.memberId, who.id), isNull(memberBan.liftedAt)))
  if (!before) throw new Conflict(`${who.displayName} is not banned any more`)
  await tx.db
    .update(memberBan)
    .set({ until })
    .where(and(eq(memberBan.memberId, who.id), isNull(memberBan.liftedAt)))
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
