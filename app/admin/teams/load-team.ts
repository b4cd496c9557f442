import type { MemberEdge } from '#app/edge.ts'
import { firstName, showPeople } from '#app/shared/teams/team-people.server.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { findFaces } from '#domain/accounts/index.ts'
import {
  findTeamForAdmin,
  listDivisions,
  listOpenInvitations,
  listTeamEvents,
  listTeamPeople,
  percentOf,
  teamEventWords,
  teamLimits,
} from '#domain/teams/index.ts'
import { zero } from '#platform/money/money.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { loadTeamWork } from './load-team-work.ts'

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const EVENTS_SHOWN = 100

export const idIn = ({ params }: Pick<MemberEdge, 'params'>): string => {
  const id = params['id'] ?? ''
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new NotFound('There is no such team')
  return id
}

/** One team whole, with every version of its shares. */
export async function loadTeam(edge: MemberEdge) {
  const { db, actor, viewer, url, clock } = edge
  const team = await findTeamForAdmin(db, actor, idIn(edge))
  const [work, people, divisions, invitations, events] = await Promise.all([
    loadTeamWork(edge, team),
    listTeamPeople(db, team.id).then((rows) => showPeople(db, rows)),
    listDivisions(db, team.id),
    listOpenInvitations(db, team.id),
    listTeamEvents(db, team.id, EVENTS_SHOWN),
  ])
  const ids = [
    team.offeredTo,
    ...events.flatMap(({ byId, aboutId }) => [byId, aboutId]),
    ...invitations.flatMap(({ memberId, invitedBy }) => [memberId, invitedBy]),
    ...divisions.flatMap(({ shares }) => shares.map(({ memberId }) => memberId)),
  ]
  const faces = await findFaces(
    db,
    ids.filter((id) => id !== null),
  )
  const nameOf = (id: string | null) => (id === null ? undefined : faces.get(id)?.displayName)
  const date = (at: Date | null) => (at ? zonedFormat(at, viewer.timeZone, DAY) : '')
  const inForce = divisions.find(({ state }) => state === 'in-force')
  const pointsOf = (id: string) => inForce?.shares.find(({ memberId }) => memberId === id)?.basisPoints ?? 0
  return {
    work,
    team: {
      id: team.id,
      name: team.name,
      slug: team.slug,
      headline: team.headline,
      state: team.state,
      since: date(team.startedAt),
      reason: team.suspendedReason,
      until: date(team.suspendedUntil),
    },
    offeredTo: nameOf(team.offeredTo),
    people: people.map((person) => ({
      ...person,
      basisPoints: pointsOf(person.id),
      joined: date(person.joinedAt),
      earned: work.byPerson[person.id] ?? zero,
    })),
    bar: (inForce?.shares ?? []).map(({ memberId, basisPoints }) => ({
      name: firstName(nameOf(memberId) ?? 'Left'),
      basisPoints,
    })),
    divisions: divisions.map((one) => ({
      number: one.number,
      state: one.state,
      proposed: `${date(one.proposedAt)}${one.proposedBy ? ` by ${nameOf(one.proposedBy) ?? 'somebody'}` : ''}`,
      words: one.shares
        .map(({ memberId, basisPoints }) => `${nameOf(memberId) ?? 'Left'} ${percentOf(basisPoints)}`)
        .join(', '),
    })),
    invitations: invitations.map((one) => ({
      id: one.id,
      words: `${nameOf(one.memberId) ?? one.email ?? 'Whoever has the link'} as ${one.role}, ${percentOf(one.basisPoints)}, by ${nameOf(one.invitedBy) ?? 'somebody'}`,
      until: date(one.expiresAt),
      isExpired: one.expiresAt <= clock.now(),
    })),
    events: events.map(({ id, at, kind, byId, aboutId, words }) => ({
      id,
      at: date(at),
      words: teamEventWords(kind, {
        by: nameOf(byId) ?? 'An administrator',
        about: nameOf(aboutId) ?? '',
        words,
      }),
    })),
    done: url.searchParams.get('done') ?? '',
    limits: { name: teamLimits.name, reason: teamLimits.reason },
  }
}
export type AdminTeam = Awaited<ReturnType<typeof loadTeam>>
