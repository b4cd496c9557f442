import { eq } from 'drizzle-orm'
import { findMemberOf } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { expectLiving } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { actOfInviting, mayInTeam, refusalInTeam } from '../policy.ts'
import { record } from '../record.ts'
import { teamInvitation } from '../schema.server.ts'
import { findRole, type Team } from '../team-queries.ts'
import { percentOf, teamLimits } from '../team-rules.ts'
import { announceInvitation } from './announce-invitation.ts'
import { lockInvitation } from './lock-invitation.ts'
import { findUnpromised } from './promised-shares.ts'

type Invitation = typeof teamInvitation.$inferSelect

const A_DAY = DAY_MS / 1_000
const LETTERS_AGAIN = {
  name: 'invitations sent again',
  most: teamLimits.invitationsADay,
  everySeconds: A_DAY,
}
const LETTERS_TO_ONE = { name: 'an invitation sent again', most: teamLimits.sendsADay, everySeconds: A_DAY }

/** Sends an invitation again with a new token and all of its days; the old link opens nothing any more. */
export async function renewInvitation(
  tx: Transaction,
  actor: MemberActor,
  { invitationId, token }: { invitationId: string; token: string },
  { settings }: { settings: Settings },
): Promise<{ isLink: boolean }> {
  authorise(actor, 'team.act')
  const { invitation, team } = await lockInvitation(tx, { invitationId })
  const role = await findRole(tx.db, team.id, actor.id)
  const act = actOfInviting(invitation.role)
  if (!mayInTeam(role, act)) throw new Forbidden(refusalInTeam(role, act))
  expectLiving(team)
  if (invitation.state !== 'open') throw new Conflict('This invitation was answered or taken back')
  if (team.state === 'suspended') throw new Conflict('The team is suspended: nobody can be invited now')
  const isLink = !invitation.memberId && !invitation.email
  const since = tx.now.getTime() - invitation.invitedAt.getTime()
  const left = teamLimits.minutesBetweenSends * 60 - Math.floor(since / 1000)
  if (!isLink && left > 0)
    throw new TooManyRequests('It was sent a few minutes ago. Give it a little time to arrive.', left)
  if (!isLink) await countLetters(tx, invitation)
  await expectStillPromised(tx, team, invitation)
  const { memberId, email } = invitation
  const invitedId = memberId ?? (email ? await findMemberOf(tx, email) : undefined)
  if (invitedId) await expectNotBlocked(tx, actor.id, invitedId, 'invite')
  const [renewed] = await tx.db
    .update(teamInvitation)
    .set({
      tokenHash: hashToken(token),
      invitedBy: actor.id,
      invitedAt: tx.now,
      expiresAt: addDays(tx.now, settings.teamInvitationDays),
      openedAt: null,
    })
    .where(eq(teamInvitation.id, invitationId))
    .returning()
  if (!renewed) throw new Error('No invitation was renewed')
  await record(tx, team, {
    what: 'invitation-renewed',
    byId: actor.id,
    aboutId: invitation.memberId,
    words: invitation.email ? 'somebody by e-mail' : 'somebody by link',
    tell: [],
  })
  await announceInvitation(tx, team, renewed, { byId: actor.id, token })
  return { isLink }
}

/** Whoever does not answer is not written to all day, and a team sends no more letters again than it may send at all. */
async function countLetters({ db, now }: Transaction, { id, teamId }: Invitation): Promise<void> {
  await countUse(db, LETTERS_TO_ONE, id, now)
  await countUse(db, LETTERS_AGAIN, teamId, now)
}

/** What an invitation promised is free again when its days are over, and may have been promised to somebody else. */
async function expectStillPromised(
  tx: Transaction,
  team: Team,
  { expiresAt, basisPoints }: Invitation,
): Promise<void> {
  if (expiresAt > tx.now) return
  const left = await findUnpromised(tx, team)
  if (basisPoints > left)
    throw new Conflict(
      `This invitation promises ${percentOf(basisPoints)}, and of the owner’s share ${percentOf(left)} is not promised to others by now. Take it back, and invite anew`,
    )
}
