import type { MemberEdge } from '#app/edge.ts'
import { portraitUrl } from '#app/shared/works/to-service-card.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { countTeamServices } from '#domain/catalogue/index.ts'
import { countOpenTeamDeals } from '#domain/deals/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { findCaseThatTookDown } from '#domain/reports/index.ts'
import { mayInTeam, type OwnTeam, type TeamAct, teamLimits } from '#domain/teams/index.ts'
import { decisionIdOf } from '#domain/appeals/index.ts'
import { dealsSeenBy } from './deals-seen-by.ts'

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

const ACTS = [
  'edit the page',
  'run its services',
  'act in every deal',
  'invite',
  'invite a manager',
  'remove a member',
  'remove a manager',
  'divide the shares',
  'give roles',
  'hand the team over',
  'dissolve the team',
  'leave',
] as const satisfies readonly TeamAct[]

/** What stands at the head of every part of a workspace: the team, what the viewer may in it, and how much each part holds. */
export async function loadHead(edge: MemberEdge, own: readonly OwnTeam[], asked: OwnTeam) {
  const { db, viewer, url } = edge
  const { team, role } = asked
  const [services, openDeals, pictures] = await Promise.all([
    countTeamServices(db, team.id),
    countOpenTeamDeals(db, dealsSeenBy(edge, asked)),
    findPictures(db, team.portraitId === null ? [] : [team.portraitId]),
  ])
  return {
    team: {
      id: team.id,
      slug: team.slug,
      name: team.name,
      portrait: portraitUrl(pictures.get(team.portraitId ?? '') ?? null),
      headline: team.headline,
      about: team.about,
      skills: team.skills.join(', '),
      languages: team.languages,
      country: team.country ?? '',
      state: team.state,
      isForming: team.people < teamLimits.formed,
      suspended:
        team.state === 'suspended'
          ? {
              reason: team.suspendedReason ?? '',
              appeal: role === 'owner' ? await appealOf(db, team) : null,
              until: team.suspendedUntil ? zonedFormat(team.suspendedUntil, viewer.timeZone, DAY) : '',
            }
          : null,
    },
    role,
    may: Object.fromEntries(ACTS.map((act) => [act, mayInTeam(role, act)])) as Record<
      (typeof ACTS)[number],
      boolean
    >,
    teams: own.map((one) => ({ slug: one.team.slug, name: one.team.name })),
    counts: {
      people: team.people,
      openDeals,
      services: [...services].reduce((sum, [state, count]) => (state === 'archived' ? sum : sum + count), 0),
    },
    done: url.searchParams.get('done') ?? '',
  }
}
export type WorkspaceHeadData = Awaited<ReturnType<typeof loadHead>>

/** Where its owner appeals: what a report led to as the case of that report. */
async function appealOf(
  db: MemberEdge['db'],
  { id, suspendedAt: at }: OwnTeam['team'],
): Promise<string | null> {
  if (!at) return null
  const found = await findCaseThatTookDown(db, { kind: 'team', thingId: id, at })
  return found
    ? `/my/support/appeals/case/${decisionIdOf(String(found.number), at)}`
    : `/my/support/appeals/team/${decisionIdOf(id, at)}`
}
