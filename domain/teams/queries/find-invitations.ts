import { and, eq, gt, or, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { team, teamInvitation } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'
import type { Invitation } from '../invitations/lock-invitation.ts'

/** What is told of an invitation: never the hash of its token. */
export type SeenInvitation = Omit<Invitation, 'tokenHash'>

const seen = {
  id: teamInvitation.id,
  teamId: teamInvitation.teamId,
  memberId: teamInvitation.memberId,
  email: teamInvitation.email,
  role: teamInvitation.role,
  basisPoints: teamInvitation.basisPoints,
  state: teamInvitation.state,
  invitedBy: teamInvitation.invitedBy,
  invitedAt: teamInvitation.invitedAt,
  expiresAt: teamInvitation.expiresAt,
  openedAt: teamInvitation.openedAt,
  answeredBy: teamInvitation.answeredBy,
  answeredAt: teamInvitation.answeredAt,
}

/** The invitation of a link, whatever has become of it: whoever holds the token may see it. */
export async function findInvitation(
  db: Db,
  token: string,
): Promise<{ invitation: SeenInvitation; team: Team } | undefined> {
  const [found] = await db
    .select({ invitation: seen, team })
    .from(teamInvitation)
    .innerJoin(team, eq(team.id, teamInvitation.teamId))
    .where(eq(teamInvitation.tokenHash, hashToken(token)))
  return found
}

/** What a team has asked and still waits for, or waited for in vain. */
export function listOpenInvitations(db: Db, teamId: string): Promise<SeenInvitation[]> {
  return db
    .select(seen)
    .from(teamInvitation)
    .where(and(eq(teamInvitation.teamId, teamId), eq(teamInvitation.state, 'open')))
    .orderBy(newestFirst(teamInvitation.invitedAt))
    .limit(100)
}

/** What somebody is asked by name or at their proved address. */
export function listInvitationsTo(
  db: Db,
  { id, verifiedEmail }: { id: string; verifiedEmail: string | undefined },
  now: Date,
): Promise<{ invitation: SeenInvitation; team: Team }[]> {
  return db
    .select({ invitation: seen, team })
    .from(teamInvitation)
    .innerJoin(team, eq(team.id, teamInvitation.teamId))
    .where(
      and(
        eq(teamInvitation.state, 'open'),
        gt(teamInvitation.expiresAt, now),
        or(
          eq(teamInvitation.memberId, id),
          verifiedEmail ? eq(sql`lower(${teamInvitation.email})`, verifiedEmail.toLowerCase()) : undefined,
        ),
      ),
    )
    .orderBy(newestFirst(teamInvitation.invitedAt))
    .limit(20)
}
