import type { SharedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { loadReviews, readAskedReviews } from '#app/shared/reviews/load-reviews.ts'
import { loadAbsence } from '#app/shared/messages/load-absence.server.ts'
import { presenceWords } from '#app/shared/messages/presence-words.ts'
import { toPortfolioCard, tagsOfWorks } from '#app/shared/works/to-portfolio-card.ts'
import { toServiceCard, tagsOfCards } from '#app/shared/works/to-service-card.ts'
import {
  availabilityName,
  avatarUrl,
  countryName,
  hasPro,
  languageName,
  levelName,
} from '#domain/accounts/index.ts'
import { findOwnBlock } from '#domain/blocks/index.ts'
import { listServicesOf } from '#domain/catalogue/index.ts'
import { findFavourites } from '#domain/favourites/index.ts'
import { findPresence } from '#domain/messages/index.ts'
import { findVerifiedUntil } from '#domain/identity-checks/index.ts'
import { listWorks } from '#domain/portfolio/index.ts'
import { findReputation } from '#domain/reputation/index.ts'
import { listTeamsOfPerson } from '#domain/teams/index.ts'
import { findOwner } from './find-owner.ts'
import { sellerFacts } from './seller-facts.ts'

const SERVICES_AT_FIRST = 9
/** As many as anyone may offer at once. */
const SERVICES_MOST = 100
const WORKS_ON_STRIP = 4
const NO_SERVICES = { cards: [], count: 0 }
/** No tag tells that somebody came or went. */
const CACHED_MS = 2 * 60_000

/** Everything about one member that everyone may see. */
export async function loadUser(edge: SharedEdge) {
  const { db, page, url, settings, clock, actor, sharing } = edge
  const { profile, isHidden, isOwn } = await findOwner(edge)
  const { id, username } = profile
  const showsAll = url.searchParams.get('services') === 'all'
  const asked = readAskedReviews(url.searchParams)
  const isApart = (await findHidden(edge)).has(id)
  const wantsBuyer = url.searchParams.get('as') === 'buyer'
  const [reputation, services, works, seen, asSeller, asBuyer, verifiedUntil, teams] = await Promise.all([
    findReputation(db, id),
    isApart ? NO_SERVICES : listServicesOf(db, id, showsAll ? SERVICES_MOST : SERVICES_AT_FIRST),
    listWorks(db, id, { most: WORKS_ON_STRIP }),
    findPresence(db, actor, [id], clock.now()),
    loadReviews(db, { memberId: id, as: 'seller' }, asked, settings.currency),
    loadReviews(db, { memberId: id, as: 'buyer' }, asked, settings.currency),
    findVerifiedUntil(db, id, clock.now()),
    listTeamsOfPerson(db, id),
  ])
  const showsBuyer = asBuyer.count > 0 && (wantsBuyer || asSeller.count === 0)
  const viewerId = page.viewer?.actor.id
  const [favouriteMembers, favouriteServices] = await Promise.all([
    findFavourites(db, viewerId, 'member', [id]),
    findFavourites(
      db,
      viewerId,
      'service',
      services.cards.map((card) => card.id),
    ),
  ])
  const reviews = showsBuyer ? asBuyer : asSeller
  const tags = [
    `sells:${id}`,
    ...reviews.authorIds.map((author) => `member:${author}`),
    ...tagsOfCards(services.cards),
    ...tagsOfWorks(id, works.works),
  ]
  for (const tag of tags) page.tags.add(tag)
  sharing.owners.add(id)
  sharing.hearts.set('member', new Set([id])).set('service', new Set(services.cards.map((card) => card.id)))
  page.keepMostMs = CACHED_MS
  const away = await loadAbsence({ db, page, now: clock.now() }, id)
  // Only the plain list is worth the memory: a filter is one visitor's own.
  if (wantsBuyer || asked.stars || asked.isReplied || asked.page > 1) page.keep = false
  const isSeller = services.count > 0 || reputation.figures.completedDeals > 0
  return {
    id,
    username,
    displayName: profile.displayName,
    headline: profile.headline,
    about: profile.about,
    place: [profile.city, countryName(profile.country)].filter(Boolean).join(', '),
    skills: profile.skills,
    languages: profile.languages.map(({ code, level }) => ({
      name: languageName(code),
      level: levelName(level),
    })),
    availability: availabilityName(profile.availability),
    rateMinor: profile.rateMinor,
    joinedAt: profile.joinedAt,
    avatarUrl: avatarUrl(profile.avatarKey, 512),
    presence: presenceWords(seen.get(id), clock.now(), page.viewer?.timeZone ?? 'UTC'),
    away,
    /** The viewer's own doing: who is blocked by others is not told. */
    isBlocked: isApart && viewerId !== undefined && (await findOwnBlock(db, viewerId, id)) !== undefined,
    mayBlock: viewerId !== undefined && !isOwn,
    teams,
    isVerified: verifiedUntil !== undefined,
    isPro: hasPro(profile, clock.now()),
    isHidden,
    isOwn,
    isFavourite: favouriteMembers.has(id),
    currency: settings.currency,
    seller: isSeller || isOwn ? sellerFacts(reputation, isOwn) : null,
    services: services.cards.map((card) => ({
      ...toServiceCard(card, settings.currency, clock.now()),
      isFavourite: favouriteServices.has(card.id),
    })),
    servicesCount: services.count,
    works: works.works.map((work) => toPortfolioCard(work, username, '(max-width: 820px) 46vw, 220px')),
    worksCount: works.count,
    reviews,
    reviewsAs: showsBuyer ? ('buyer' as const) : ('seller' as const),
    reviewCounts: { seller: asSeller.count, buyer: asBuyer.count },
  }
}

export type UserData = Awaited<ReturnType<typeof loadUser>>
