import { eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { countTeamsOf, lockTeamsOf } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team, teamInvitation, teamMember } from '../schema.server.ts'
import { partOf } from '../shares/share-rules.ts'
import { findDivisionInForce, findRole, type Team } from '../team-queries.ts'
import { percentOf } from '../team-rules.ts'
import { giveNewcomerShare } from './give-newcomer-share.ts'
import { standingOf, type Looker } from './invitation-rules.ts'
import { type Invitation, type InvitationRef, lockInvitation } from './lock-invitation.ts'
import { standingWords } from './standing-words.ts'

/** Joins a team: the first who accepts has the place. */
export async function acceptInvitation(
  tx: Transaction,
  actor: MemberActor,
  ref: InvitationRef,
  { settings }: { settings: Settings },
): Promise<{ teamId: string; slug: string }> {
  authorise(actor, 'team.join')
  const { invitation, team: into } = await lockInvitation(tx, ref)
  await lockTeamsOf(tx, actor.id)
  await expectOpen(tx, actor, { invitation, into, ref, settings })
  await expectNotBlocked(tx, actor.id, invitation.invitedBy, 'join a team with')
  await tx.db
    .update(teamInvitation)
    .set({ state: 'accepted', answeredBy: actor.id, answeredAt: tx.now })
    .where(eq(teamInvitation.id, invitation.id))
  await tx.db
    .insert(teamMember)
    .values({ teamId: into.id, memberId: actor.id, role: invitation.role, joinedAt: tx.now })
  await tx.db
    .update(team)
    .set({ people: into.people + 1 })
    .where(eq(team.id, into.id))
  await record(tx, into, {
    what: 'joined',
    byId: actor.id,
    aboutId: actor.id,
    words: `with ${percentOf(invitation.basisPoints)}`,
  })
  await giveNewcomerShare(tx, into, invitation, actor.id)
  return { teamId: into.id, slug: into.slug }
}

type Asked = { invitation: Invitation; into: Team; ref: InvitationRef; settings: Settings }

async function expectOpen(
  tx: Transaction,
  actor: MemberActor,
  { invitation, into, ref, settings }: Asked,
): Promise<void> {
  const looker = await findLooker(tx, actor, into.id)
  const { shares } = await findDivisionInForce(tx.db, into.id)
  const standing = standingOf(
    {
      ...invitation,
      team: { ...into, ownerShare: partOf(shares, into.ownerId) },
      inviterRole: await findRole(tx.db, into.id, invitation.invitedBy),
      peopleMost: settings.teamMembersMost,
    },
    looker,
    tx.now,
  )
  expectMeantFor(invitation, ref, standing === 'wrong-person')
  if (standing !== 'open') throw new Conflict(sentence(standingWords[standing]))
}

/** Without its token an invitation opens to nobody but whom it names: that there is one is not told. */
export function expectMeantFor(
  { memberId, email }: Invitation,
  ref: InvitationRef,
  isWrongPerson: boolean,
): void {
  if (!('token' in ref) && (isWrongPerson || (!memberId && !email)))
    throw new NotFound('There is no such invitation')
}

export async function findLooker(tx: Transaction, { id }: MemberActor, teamId: string): Promise<Looker> {
  return {
    id,
    verifiedEmail: (await findPerson(tx.db, id))?.verifiedEmail,
    isInTeam: (await findRole(tx.db, teamId, id)) !== undefined,
    teams: await countTeamsOf(tx, id),
  }
}

export const sentence = ({ title, text }: { title: string; text: string }) => `${title}. ${text}`
