import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { mayInTeam, actOfInviting } from '../policy.ts'
import { record } from '../record.ts'
import { teamInvitation } from '../schema.server.ts'
import { findRole, type Team } from '../team-queries.ts'

/**
 * Somebody went or has a lesser role: the places that they kept for others, and could not keep now, are kept no more. Otherwise a link
 * that they made before would let them in again.
 */
export async function takeBackUnbacked(
  tx: Transaction,
  team: Team,
  { memberId, byId }: { memberId: string; byId: string | null },
): Promise<void> {
  const open = await tx.db
    .select()
    .from(teamInvitation)
    .where(
      and(
        eq(teamInvitation.teamId, team.id),
        eq(teamInvitation.invitedBy, memberId),
        eq(teamInvitation.state, 'open'),
      ),
    )
    .orderBy(teamInvitation.invitedAt)
    .for('update')
  const role = await findRole(tx.db, team.id, memberId)
  const unbacked = open.filter((invitation) => !mayInTeam(role, actOfInviting(invitation.role)))
  if (unbacked.length === 0) return
  await tx.db
    .update(teamInvitation)
    .set({ state: 'taken-back', answeredBy: byId, answeredAt: tx.now })
    .where(
      inArray(
        teamInvitation.id,
        unbacked.map(({ id }) => id),
      ),
    )
  for (const { memberId: invitedId, email } of unbacked)
    await record(tx, team, {
      what: 'invitation-taken-back',
      byId,
      aboutId: invitedId,
      words: email ? 'somebody by e-mail' : 'somebody by link',
      tell: invitedId ? [invitedId] : [],
    })
}
