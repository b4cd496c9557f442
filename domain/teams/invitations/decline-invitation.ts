import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { teamInvitation } from '../schema.server.ts'
import { expectMeantFor, findLooker, sentence } from './accept-invitation.ts'
import { isFor } from './invitation-rules.ts'
import { type InvitationRef, lockInvitation } from './lock-invitation.ts'
import { standingWords } from './standing-words.ts'

/** Says no to a place in a team; declining twice is declining once. */
export async function declineInvitation(
  tx: Transaction,
  actor: MemberActor,
  ref: InvitationRef,
): Promise<void> {
  authorise(actor, 'team.decline')
  const { invitation, team } = await lockInvitation(tx, ref)
  const isTheirs = isFor(invitation, await findLooker(tx, actor, team.id))
  expectMeantFor(invitation, ref, !isTheirs)
  if (!isTheirs) throw new Conflict(sentence(standingWords['wrong-person']))
  if (invitation.state === 'declined') return
  if (invitation.state === 'accepted') throw new Conflict(sentence(standingWords.used))
  if (invitation.state === 'taken-back') throw new Conflict(sentence(standingWords['taken-back']))
  await tx.db
    .update(teamInvitation)
    .set({ state: 'declined', answeredBy: actor.id, answeredAt: tx.now })
    .where(eq(teamInvitation.id, invitation.id))
  await record(tx, team, {
    what: 'declined',
    byId: actor.id,
    aboutId: actor.id,
    tell: [...new Set([invitation.invitedBy, team.ownerId])],
  })
}
