import { and, count, eq, gt, or, sql } from 'drizzle-orm'
import { findInviter, findMemberOf, findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, Invalid, TooManyRequests } from '#platform/errors/errors.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { mayInTeam, refusalInTeam } from '../policy.ts'
import { record } from '../record.ts'
import { teamInvitation } from '../schema.server.ts'
import { findRole, type Team } from '../team-queries.ts'
import { percentOf, teamLimits } from '../team-rules.ts'
import { announceInvitation } from './announce-invitation.ts'
import { findUnpromised, isOpen } from './promised-shares.ts'

/** Whom: a member by name, an address, or whoever comes first by the link. */
export type Invited =
  | { kind: 'username'; username: string }
  | { kind: 'email'; email: string }
  | { kind: 'link' }

type NewInvitation = {
  teamId: string
  to: Invited
  role: 'manager' | 'member'
  basisPoints: number
  /** Made by whoever asks, who is the only one to see it: only its hash is kept. */
  token: string
}

/** Keeps a place in a team for somebody for some days. Its share will come out of the owner's. */
export async function invitePerson(
  tx: Transaction,
  actor: MemberActor,
  { teamId, to, role, basisPoints, token }: NewInvitation,
  { settings }: { settings: Settings },
): Promise<{ invitationId: string }> {
  authorise(actor, 'team.act')
  const { team, role: own } = await enterTeam(tx, actor, teamId, 'invite')
  if (role === 'manager' && !mayInTeam(own, 'invite a manager'))
    throw new Forbidden(refusalInTeam(own, 'invite a manager'))
  if (team.state === 'suspended') throw new Conflict('The team is suspended: nobody can be invited now')
  if (team.people >= settings.teamMembersMost)
    throw new Conflict(`A team has at most ${settings.teamMembersMost} people`)
  await expectNotTooMany(tx, teamId)
  await expectShareLeft(tx, team, basisPoints)
  const whom = await findInvited(tx, actor, team, to)
  const [made] = await tx.db
    .insert(teamInvitation)
    .values({
      teamId,
      ...whom,
      role,
      basisPoints,
      tokenHash: hashToken(token),
      invitedBy: actor.id,
      invitedAt: tx.now,
      expiresAt: addDays(tx.now, settings.teamInvitationDays),
    })
    .returning()
  if (!made) throw new Error('No invitation was made')
  await record(tx, team, {
    what: 'invited',
    byId: actor.id,
    aboutId: whom.memberId,
    words: whom.email ? 'somebody by e-mail' : 'somebody by link',
    tell: [],
  })
  await announceInvitation(tx, team, made, { byId: actor.id, token })
  return { invitationId: made.id }
}

async function expectNotTooMany(tx: Transaction, teamId: string): Promise<void> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(teamInvitation)
    .where(
      and(
        eq(teamInvitation.teamId, teamId),
        gt(teamInvitation.invitedAt, new Date(tx.now.getTime() - DAY_MS)),
      ),
    )
  if ((row?.count ?? 0) >= teamLimits.invitationsADay)
    throw new TooManyRequests('The team has invited many people today. Go on tomorrow.', DAY_MS / 1000)
}

/** What is promised to others who may still come can't be promised once more. */
async function expectShareLeft(tx: Transaction, team: Team, basisPoints: number): Promise<void> {
  const left = await findUnpromised(tx, team)
  if (basisPoints > left)
    throw new Invalid('Nobody was invited', {
      share: [`Share: it comes out of the owner’s, of which ${percentOf(left)} is not promised yet`],
    })
}

async function findInvited(tx: Transaction, actor: MemberActor, team: Team, to: Invited) {
  if (to.kind === 'link') return { memberId: null, email: null }
  const refuse = (why: string) => new Invalid('Nobody was invited', { to: [`Username or e-mail: ${why}`] })
  const whom =
    to.kind === 'email'
      ? { memberId: null, email: to.email }
      : { memberId: await findInviter(tx.db, to.username, tx.now), email: null }
  if (to.kind === 'username') {
    const person = whom.memberId ? await findPerson(tx.db, whom.memberId) : undefined
    if (person?.state !== 'active') throw refuse('nobody here has this name. Check the spelling')
    if (person.id === actor.id) throw refuse('that is you. Write somebody else’s')
    if (await findRole(tx.db, team.id, person.id)) throw refuse(`${person.displayName} is in the team`)
    await expectNotBlocked(tx, actor.id, person.id, 'invite')
  }
  const ownerId = whom.email ? await findMemberOf(tx, whom.email) : undefined
  if (ownerId && ownerId !== actor.id) await expectNotBlocked(tx, actor.id, ownerId, 'invite')
  const isThem = or(
    whom.memberId ? eq(teamInvitation.memberId, whom.memberId) : undefined,
    whom.email ? eq(sql`lower(${teamInvitation.email})`, whom.email.toLowerCase()) : undefined,
  )
  const [twice] = await tx.db
    .select({ id: teamInvitation.id })
    .from(teamInvitation)
    .where(and(isOpen(team.id, tx.now), isThem))
  if (twice) throw refuse('they are invited already. Send that invitation again instead')
  return whom
}
