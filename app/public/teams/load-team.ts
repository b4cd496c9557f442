import { redirect } from 'react-router'
import type { CachedEdge } from '#app/edge.ts'
import { showPeople } from '#app/shared/teams/team-people.server.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { countryName, languageName } from '#domain/accounts/index.ts'
import { findTeamBySlug, listTeamPeople, teamLimits } from '#domain/teams/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

const MONTH = { month: 'long', year: 'numeric' } as const

/** What everyone sees of a team. An address that it had before leads on. */
export async function loadTeam({ db, params, page }: CachedEdge) {
  const found = await findTeamBySlug(db, (params['slug'] ?? '').toLowerCase().slice(0, 100))
  if (!found) throw new NotFound('There is no team at this address.')
  if (found.movedTo !== undefined) throw redirect(`/t/${found.movedTo}`, 301)
  const { team } = found
  page.tags.add(`team:${team.id}`)
  const people = await showPeople(db, await listTeamPeople(db, team.id), 512)
  for (const { id } of people) page.tags.add(`member:${id}`)
  return {
    slug: team.slug,
    name: team.name,
    headline: team.headline,
    about: team.about,
    skills: team.skills,
    languages: team.languages.map(languageName),
    country: team.country ? countryName(team.country) : '',
    startedAt: team.startedAt,
    state: team.state,
    isFormed: team.people >= teamLimits.formed,
    since: zonedFormat(team.startedAt, 'UTC', MONTH),
    dissolved: team.dissolvedAt ? zonedFormat(team.dissolvedAt, 'UTC', MONTH) : '',
    // Who was in a team that is no more, or is kept out of sight, is not told.
    people: team.state === 'active' ? people : [],
  }
}
export type PublicTeam = Awaited<ReturnType<typeof loadTeam>>
