import { redirect } from 'react-router'
import type { CachedEdge } from '#app/edge.ts'
import { loadReviews, readAskedReviews } from '#app/shared/reviews/load-reviews.ts'
import { showPeople } from '#app/shared/teams/team-people.server.ts'
import { tagsOfCards, toServiceCard } from '#app/shared/works/to-service-card.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { countryName, languageName } from '#domain/accounts/index.ts'
import { listServicesOfTeam } from '#domain/catalogue/index.ts'
import { findTeamBySlug, listTeamPeople, teamLimits } from '#domain/teams/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

const SERVICES_MOST = 100
const MONTH = { month: 'long', year: 'numeric' } as const

/** What everyone sees of a team. An address that it had before leads on. */
export async function loadTeam({ db, params, page, url, settings, clock }: CachedEdge) {
  const found = await findTeamBySlug(db, (params['slug'] ?? '').toLowerCase().slice(0, 100))
  if (!found) throw new NotFound('There is no team at this address.')
  if (found.movedTo !== undefined) throw redirect(`/t/${found.movedTo}`, 301)
  const { team } = found
  page.tags.add(`team:${team.id}`)
  const people = await showPeople(db, await listTeamPeople(db, team.id), 512)
  const services = await listServicesOfTeam(db, team.id, SERVICES_MOST)
  const asked = readAskedReviews(url.searchParams)
  const reviews = await loadReviews(db, { teamId: team.id }, asked, settings.currency)
  const tags = [
    ...[...people.map(({ id }) => id), ...reviews.authorIds].map((id) => `member:${id}`),
    // What one of them begins to offer in its name appears here.
    ...people.map(({ id }) => `sells:${id}`),
    ...tagsOfCards(services.cards),
  ]
  for (const tag of tags) page.tags.add(tag)
  // Only the plain list is worth the memory: a filter is one visitor's own.
  if (asked.stars || asked.isReplied || asked.page > 1) page.keep = false
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
    services: services.cards.map((card) => toServiceCard(card, settings.currency, clock.now())),
    reviews,
  }
}
export type PublicTeam = Awaited<ReturnType<typeof loadTeam>>
