import { redirect } from 'react-router'
import type { SharedEdge } from '#app/edge.ts'
import { figuresOf } from '#app/shared/figures/seller-figures.ts'
import { loadReviews, readAskedReviews } from '#app/shared/reviews/load-reviews.ts'
import { showPeople } from '#app/shared/teams/team-people.server.ts'
import {
  hallmarkOf,
  portraitUrl,
  tagsOfCards,
  toServiceCard,
  toWorkPicture,
} from '#app/shared/works/to-service-card.ts'
import { tagsOfWorks, toPortfolioCard } from '#app/shared/works/to-portfolio-card.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { countryName, languageName } from '#domain/accounts/index.ts'
import { listServicesOfTeam } from '#domain/catalogue/index.ts'
import { findFavourites } from '#domain/favourites/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { listLentWorks } from '#domain/portfolio/index.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { findTeamBySlug, listTeamPeople, type Team, teamLimits } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'

const SERVICES_MOST = 100
const WORKS_MOST = 24
const MONTH = { month: 'long', year: 'numeric' } as const
/** No tag tells that a deal was completed. */
const CACHED_MS = 2 * 60_000
const COVER_SIZES = '(max-width: 1280px) 100vw, 1240px'

/** What everyone sees of a team. An address that it had before leads on. */
export async function loadTeam({ db, params, page, url, settings, clock, sharing }: SharedEdge) {
  const found = await findTeamBySlug(db, (params['slug'] ?? '').toLowerCase().slice(0, 100))
  if (!found) throw new NotFound('There is no team at this address.')
  if (found.movedTo !== undefined) throw redirect(`/t/${found.movedTo}`, 301)
  const { team } = found
  const viewerId = page.viewer?.actor.id
  const asked = readAskedReviews(url.searchParams)
  const [people, services, lent, reviews, reputations, pictures, favourites] = await Promise.all([
    listTeamPeople(db, team.id).then((rows) => showPeople(db, rows, 512)),
    listServicesOfTeam(db, team.id, SERVICES_MOST),
    listLentWorks(db, team.id, WORKS_MOST),
    loadReviews(db, { teamId: team.id }, asked, settings.currency),
    findReputations(db, [team.id]),
    findTeamPictures(db, team),
    findFavourites(db, viewerId, 'team', [team.id]),
  ])
  const tags = [
    `team:${team.id}`,
    ...[...people.map(({ id }) => id), ...reviews.authorIds].map((id) => `member:${id}`),
    ...people.flatMap(({ id }) => tagsOfWorks(id, lent.works)),
    ...tagsOfCards(services.cards),
    ...pictures.waiting.map((id) => `picture:${id}`),
  ]
  for (const tag of tags) page.tags.add(tag)
  page.keepMostMs = CACHED_MS
  for (const { id } of people) sharing.owners.add(id)
  sharing.hearts.set('team', new Set([team.id]))
  // Only the plain list is worth the memory: a filter is one visitor's own.
  if (asked.stars || asked.isReplied || asked.page > 1) page.keep = false
  const names = new Map(people.map((person) => [person.id, person]))
  const reputation = reputations.get(team.id)
  const rated = reputation?.ratingCount ?? 0
  return {
    id: team.id,
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
    isOwn: viewerId !== undefined && names.has(viewerId),
    isFavourite: favourites.has(team.id),
    since: zonedFormat(team.startedAt, 'UTC', MONTH),
    dissolved: team.dissolvedAt ? zonedFormat(team.dissolvedAt, 'UTC', MONTH) : '',
    portrait: pictures.portrait,
    cover: pictures.cover,
    level: hallmarkOf(reputation?.level ?? 'new'),
    figures: reputation ? figuresOf(reputation) : [],
    rating: rated > 0 ? { value: (reputation?.ratingSum ?? 0) / rated / 100, count: rated } : null,
    // Who was in a team that is no more, or is kept out of sight, is not told.
    people: team.state === 'active' ? people : [],
    services: services.cards.map((card) => toServiceCard(card, settings.currency, clock.now())),
    works: lent.works.flatMap((work) => {
      if (team.state !== 'active') return []
      const person = names.get(work.memberId)
      if (!person?.username) return []
      const card = toPortfolioCard(work, person.username)
      return { ...card, line: [card.line, person.name].filter(Boolean).join(', by ') }
    }),
    worksCount: lent.count,
    reviews,
  }
}
export type PublicTeam = Awaited<ReturnType<typeof loadTeam>>

async function findTeamPictures(db: Db, { portraitId, coverId, name }: Team) {
  const found = await findPictures(
    db,
    [portraitId, coverId].filter((id) => id !== null),
  )
  return {
    portrait: portraitUrl(found.get(portraitId ?? '') ?? null),
    cover: toWorkPicture(found.get(coverId ?? '') ?? null, name, COVER_SIZES),
    waiting: [...found.values()].filter(({ state }) => state !== 'ready').map(({ id }) => id),
  }
}
