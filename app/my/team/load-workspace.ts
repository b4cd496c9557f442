import type { MemberEdge } from '#app/edge.ts'
import { noteSeen } from '#app/shared/notifications/note-seen.server.ts'
import { barWithNewcomer } from '#app/shared/teams/bar-with-newcomer.ts'
import { firstName, showPeople } from '#app/shared/teams/team-people.server.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { findFaces } from '#domain/accounts/index.ts'
import {
  isOfferedByAdministration,
  listDivisions,
  listOpenInvitations,
  listTeamEvents,
  listTeamPeople,
  type OwnTeam,
  percentOf,
  teamEventWords,
  teamLimits,
} from '#domain/teams/index.ts'
import { loadHead } from './load-head.ts'

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const EVENTS_SHOWN = 30

/** Everything of a team that its people see, in words already. */
export async function loadWorkspace(edge: MemberEdge, own: readonly OwnTeam[], asked: OwnTeam) {
  const { db, actor, clock, viewer } = edge
  const { team } = asked
  await noteSeen(edge, `team:${team.id}`)
  const [head, people, divisions, invitations, events, isOfAdministration] = await Promise.all([
    loadHead(edge, own, asked),
    listTeamPeople(db, team.id).then((rows) => showPeople(db, rows)),
    listDivisions(db, team.id),
    listOpenInvitations(db, team.id),
    listTeamEvents(db, team.id, EVENTS_SHOWN),
    isOfferedByAdministration(db, team),
  ])
  const faces = await findFaces(db, [
    ...events.flatMap(({ byId, aboutId }) => [byId, aboutId]).filter((id) => id !== null),
    ...invitations.flatMap(({ memberId, invitedBy }) => [memberId, invitedBy]).filter((id) => id !== null),
    ...divisions.flatMap(({ shares }) => shares.map(({ memberId }) => memberId)),
  ])
  const nameOf = (id: string | null) => (id === null ? undefined : faces.get(id)?.displayName)
  const date = (at: Date | null) => (at ? zonedFormat(at, viewer.timeZone, DAY) : '')
  const inForce = divisions.find(({ state }) => state === 'in-force')
  const waiting = divisions.find(({ state }) => state === 'waiting')
  const shareOf = (division: typeof inForce, id: string) =>
    division?.shares.find(({ memberId }) => memberId === id)?.basisPoints ?? 0
  const bar = (division: typeof inForce) =>
    (division?.shares ?? []).map(({ memberId, basisPoints }) => ({
      name: firstName(nameOf(memberId) ?? 'Left'),
      basisPoints,
    }))
  return {
    ...head,
    people: people.map((person) => ({
      ...person,
      isYou: person.id === actor.id,
      /** An administrator offered them the team: they stay until they have answered. */
      isAwaited: isOfAdministration && person.id === team.offeredTo,
      firstName: firstName(person.name),
      basisPoints: shareOf(inForce, person.id),
      share: (shareOf(inForce, person.id) / 100).toFixed(2),
      percent: percentOf(shareOf(inForce, person.id)),
      joined: date(person.joinedAt),
    })),
    shares: { number: inForce?.number ?? 0, since: date(inForce?.inForceFrom ?? null), bar: bar(inForce) },
    waiting: waiting
      ? {
          number: waiting.number,
          by: nameOf(waiting.proposedBy) ?? 'Somebody',
          bar: bar(waiting).map((part) => ({ ...part, mark: 'soon' as const })),
          changes: waiting.shares
            .filter(({ memberId, basisPoints }) => basisPoints !== shareOf(inForce, memberId))
            .map(({ memberId, basisPoints }) => ({
              name: nameOf(memberId) ?? 'Somebody',
              from: percentOf(shareOf(inForce, memberId)),
              to: percentOf(basisPoints),
            })),
          waitsFor: waiting.shares
            .filter(({ mustAgree }) => mustAgree === 'waiting')
            .map(({ memberId }) => nameOf(memberId) ?? 'Somebody'),
          isAsked: waiting.shares.some(
            ({ memberId, mustAgree }) => memberId === actor.id && mustAgree === 'waiting',
          ),
        }
      : null,
    versions: divisions
      .filter(({ state }) => state === 'past' || state === 'in-force')
      .map((division) => ({
        number: division.number,
        from: date(division.inForceFrom),
        until: date(division.inForceUntil),
        words: division.shares
          .map(({ memberId, basisPoints }) => `${nameOf(memberId) ?? 'Left'} ${percentOf(basisPoints)}`)
          .join(', '),
      })),
    offer: team.offeredTo
      ? {
          to: nameOf(team.offeredTo) ?? people.find(({ id }) => id === team.offeredTo)?.name ?? '',
          isYou: team.offeredTo === actor.id,
          isOfAdministration,
        }
      : null,
    invitations: invitations.map(
      ({ id, memberId, email, role: as, basisPoints, invitedBy, expiresAt, openedAt }) => ({
        id,
        whom: nameOf(memberId) ?? email ?? 'Whoever has the link',
        as,
        share: percentOf(basisPoints),
        bar: barWithNewcomer(
          people.map((person) => ({ id: person.id, firstName: firstName(person.name) })),
          { shares: inForce?.shares ?? [], ownerId: team.ownerId },
          { name: firstName(nameOf(memberId) ?? 'New'), basisPoints, mark: 'soon' },
        ),
        by: nameOf(invitedBy) ?? 'somebody who left',
        isLink: !memberId && !email,
        opened: date(openedAt),
        until: date(expiresAt),
        isExpired: expiresAt <= clock.now(),
      }),
    ),
    events: events.map(({ id, at, kind, byId, aboutId, words }) => ({
      id,
      at: date(at),
      words: teamEventWords(kind, {
        by: nameOf(byId) ?? 'An administrator',
        about: nameOf(aboutId) ?? '',
        words,
      }),
    })),
    limits: {
      name: teamLimits.name,
      headline: teamLimits.headline,
      about: teamLimits.about,
      craft: teamLimits.craft,
    },
  }
}
export type Workspace = Awaited<ReturnType<typeof loadWorkspace>>
