import type { Edge } from '#app/edge.ts'
import { feeTermsFor } from '#domain/ledger/fee-terms.ts'
import { barWithNewcomer, sharesWith } from '#app/shared/teams/bar-with-newcomer.ts'
import { splitOf } from '#app/shared/teams/split-of.ts'
import { firstName, showPeople } from '#app/shared/teams/team-people.server.ts'
import { withNext } from '#app/shared/sign-in/next-path.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { findFaces, findPerson } from '#domain/accounts/index.ts'
import {
  findDivisionInForce,
  findInvitation,
  listOwnTeams,
  listTeamPeople,
  noteInvitationOpened,
  percentOf,
  standingOf,
  standingWords,
} from '#domain/teams/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
/** A hundred, whatever the currency: shares are read as percent of it. */
const RELEASED = minor(10_000)

/** Who invites to what, and whether whoever looks can accept. */
export async function loadInvite({ db, params, page, clock, settings, transaction }: Edge) {
  page.keep = false
  const token = params['token'] ?? ''
  const found = /^[\w-]{20,100}$/.test(token) ? await findInvitation(db, token) : undefined
  if (!found)
    throw new NotFound('There is no such invitation. It may have been sent again: look for a newer e-mail.')
  const { invitation, team } = found
  const { viewer } = page
  const [people, division, faces, person, own] = await Promise.all([
    listTeamPeople(db, team.id),
    findDivisionInForce(db, team.id),
    findFaces(db, [invitation.invitedBy]),
    viewer ? findPerson(db, viewer.actor.id) : undefined,
    viewer ? listOwnTeams(db, viewer.actor.id) : [],
  ])
  const ownerShare = division.shares.find(({ memberId }) => memberId === team.ownerId)?.basisPoints ?? 0
  const standing = standingOf(
    {
      ...invitation,
      team: { state: team.state, people: team.people, ownerShare },
      inviterRole: people.find(({ memberId }) => memberId === invitation.invitedBy)?.role,
      peopleMost: settings.teamMembersMost,
    },
    viewer && {
      id: viewer.actor.id,
      verifiedEmail: person?.verifiedEmail,
      isInTeam: own.some((one) => one.team.id === team.id),
      teams: own.length,
    },
    clock.now(),
  )
  // Only who could accept it has opened it: neither the one who looks for them, nor the one who made it.
  if (viewer && !viewer.viewedBy && standing === 'open' && !invitation.openedAt)
    await transaction((tx) => noteInvitationOpened(tx, token))
  const isAtOnce = invitation.invitedBy === team.ownerId
  const shown = await showPeople(db, people, 512)
  const { basisPoints } = invitation
  const after = sharesWith(division.shares, team.ownerId, { memberId: NEWCOMER, basisPoints })
  const split = splitOf(
    { terms: feeTermsFor(settings), currency: settings.currency },
    RELEASED,
    after,
    team.ownerId,
  )
  const isIn = standing === 'used-by-you' || standing === 'already-in'
  return {
    standing,
    refusal: standing === 'open' ? null : standingWords[standing],
    team: { name: team.name, slug: team.slug, headline: team.headline, isShown: team.state === 'active' },
    by: { name: faces.get(invitation.invitedBy)?.displayName ?? 'Somebody', isOwner: isAtOnce },
    role: invitation.role === 'manager' ? ('manager' as const) : ('member' as const),
    share: percentOf(basisPoints),
    until: zonedFormat(invitation.expiresAt, viewer?.timeZone ?? 'UTC', DAY),
    people: standing === 'open' || isIn ? shown : [],
    shares: barWithNewcomer(
      shown.map(({ id, name }) => ({ id, firstName: firstName(name) })),
      { shares: division.shares, ownerId: team.ownerId },
      { name: 'You', basisPoints, mark: 'you' },
    ),
    arithmetic: {
      ...split,
      yours: split.parts.find(({ memberId }) => memberId === NEWCOMER)?.amount ?? '',
    },
    isIn,
    // Being written in the address, the token goes along to the sign-in page and back: nothing is lost by it.
    signIn: viewer
      ? null
      : {
          login: withNext('/my/login', `/teams/invites/${token}`),
          register: withNext('/my/register', `/teams/invites/${token}`),
        },
    isUnverified: viewer?.actor.state === 'unverified',
  }
}

/** Stands for whoever looks, who may be nobody yet. */
const NEWCOMER = 'newcomer'
export type InviteData = Awaited<ReturnType<typeof loadInvite>>
