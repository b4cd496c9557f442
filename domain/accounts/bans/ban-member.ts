import { eq } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import type { BanInput } from '../administrators/admin-input.ts'
import { keepOneAdministrator, lockAdministrators } from '../administrators/administrators.ts'
import { endAllSessions } from '../sessions/end-all-sessions.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { noteMemberChange } from '../members/note-member-change.ts'
import { member, memberBan } from '../schema.server.ts'

/** Bans a member: out at once on every device, told why and until when, with a time to appeal. */
export async function banMember(
  tx: Transaction,
  actor: Actor,
  { memberId, reason, evidence, until }: BanInput & { memberId: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.ban', { ownerId: memberId })
  if (until && until <= tx.now) {
    const rule = 'Until: choose a day that is still to come, or leave it empty'
    throw new Invalid(rule, { until: [rule] })
  }
  await lockAdministrators(tx, actor)
  const who = await lockMember(tx, memberId)
  if (who.role !== 'member') authorise(actor, 'members.ban-staff', { ownerId: who.id })
  await keepOneAdministrator(tx, who.id)
  const appealBy = addDays(tx.now, context.settings.appealDays)
  const [banned] = await tx.db
    .insert(memberBan)
    .values({
      memberId: who.id,
      reason,
      evidence,
      bannedBy: actorLabel(actor),
      bannedAt: tx.now,
      until: until ?? null,
      appealBy,
    })
    .onConflictDoNothing()
    .returning({ id: memberBan.id })
  if (!banned) throw new Conflict(`${who.displayName} is banned already`)
  // A deletion under way goes on: the ban stands behind it and comes to the fore if the deletion is cancelled.
  const state = who.state === 'deleting' ? who.state : 'banned'
  await tx.db.update(member).set({ state }).where(eq(member.id, who.id))
  await endAllSessions(tx, who.id)
  const details = {
    reason,
    evidence,
    until: until?.toISOString() ?? null,
    before: { state: who.state },
    after: { state },
  }
  const event = { kind: 'member.banned', memberId: who.id, reason, evidence, until, appealBy } as const
  await noteMemberChange(tx, actor, { kind: 'member.banned', details, event }, context)
}
