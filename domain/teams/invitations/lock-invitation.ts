import { eq } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { lockTeam } from '../lock-team.ts'
import { teamInvitation } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'

export type Invitation = typeof teamInvitation.$inferSelect

/** By the token of its link; or by its name, by somebody whom it is for or who made it. */
export type InvitationRef = { token: string } | { invitationId: string }

const NONE = 'There is no such invitation'

/** Both rows, the team's first: what is read before that may have changed while we waited. */
export async function lockInvitation(
  tx: Transaction,
  ref: InvitationRef,
): Promise<{ invitation: Invitation; team: Team }> {
  const is =
    'token' in ref
      ? eq(teamInvitation.tokenHash, hashToken(ref.token))
      : eq(teamInvitation.id, ref.invitationId)
  const [seen] = await tx.db.select({ teamId: teamInvitation.teamId }).from(teamInvitation).where(is)
  if (!seen) throw new NotFound(NONE)
  const team = await lockTeam(tx, seen.teamId)
  const [invitation] = await tx.db.select().from(teamInvitation).where(is).for('update')
  if (!invitation) throw new NotFound(NONE)
  return { invitation, team }
}
