import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { RoleInput } from './admin-input.ts'
import { keepOneAdministrator, lockAdministrators } from './administrators.ts'
import { endAllSessions } from '../sessions/end-all-sessions.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { noteMemberChange } from '../members/note-member-change.ts'
import { member } from '../schema.server.ts'

/** Names a member for a part of the administration, or takes it from them. What they may do changes, so they sign in anew. */
export async function changeRole(
  tx: Transaction,
  actor: Actor,
  { memberId, role, reason }: RoleInput & { memberId: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.change-role', { ownerId: memberId })
  await lockAdministrators(tx, actor)
  const who = await lockMember(tx, memberId)
  if (who.role === role) throw new Conflict(`${who.displayName} has this role already`)
  if (role !== 'member' && who.state !== 'active')
    throw new Conflict('Only a verified, active member can become one of the staff')
  if (role !== 'admin') await keepOneAdministrator(tx, who.id)
  await tx.db.update(member).set({ role }).where(eq(member.id, who.id))
  await endAllSessions(tx, who.id)
  const details = { reason, before: { role: who.role }, after: { role } }
  const event = {
    kind: 'member.role-changed',
    memberId: who.id,
    before: who.role,
    role,
    reason,
  } as const
  await noteMemberChange(tx, actor, { kind: 'member.role-changed', details, event }, context)
}
