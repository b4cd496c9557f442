import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { actOfInviting, mayInTeam, refusalInTeam } from '../policy.ts'
import { record } from '../record.ts'
import { teamInvitation } from '../schema.server.ts'
import { findRole } from '../team-queries.ts'
import { lockInvitation } from './lock-invitation.ts'

/** The place is not kept any more; taking it back twice is taking it back once. */
export async function takeBackInvitation(
  tx: Transaction,
  actor: MemberActor,
  { invitationId }: { invitationId: string },
): Promise<void> {
  authorise(actor, 'team.finish')
  const { invitation, team } = await lockInvitation(tx, { invitationId })
  const role = await findRole(tx.db, team.id, actor.id)
  const act = actOfInviting(invitation.role)
  if (!mayInTeam(role, act)) throw new Forbidden(refusalInTeam(role, act))
  if (invitation.state === 'taken-back') return
  if (invitation.state !== 'open') throw new Conflict('This invitation is answered already')
  await tx.db
    .update(teamInvitation)
    .set({ state: 'taken-back', answeredBy: actor.id, answeredAt: tx.now })
    .where(eq(teamInvitation.id, invitationId))
  await record(tx, team, {
    what: 'invitation-taken-back',
    byId: actor.id,
    aboutId: invitation.memberId,
    words: invitation.email ? 'somebody by e-mail' : 'somebody by link',
    tell: invitation.memberId ? [invitation.memberId] : [],
  })
}
