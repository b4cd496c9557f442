import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { loadReviews, readAskedReviews } from '#app/shared/reviews/load-reviews.ts'
import { loadAbsence } from '#app/shared/messages/load-absence.server.ts'
import reviewsCssUrl from '#app/shared/reviews/reviews.css?url'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { tagsOfCards } from '#app/shared/works/to-service-card.ts'
import { findServicePage, type ServicePage } from '#domain/catalogue/index.ts'
import { findFavourites } from '#domain/favourites/index.ts'
import { findPlaces } from '#domain/orders/index.ts'
import { listTeamPeople } from '#domain/teams/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { normaliseQuery } from '#platform/page-cache/key.ts'
import type { Route } from './+types/service.page.ts'
import { OrderPanel, useChoice } from './order-panel.tsx'
import { PayBar } from './pay-bar.tsx'
import { tellOthers } from './service-data.ts'
import { ServiceRest } from './service-rest.tsx'
import { ServiceTop } from './service-top.tsx'
import { viewService } from './service-view.ts'
import { readWentOn } from './read-went-on.server.ts'
import { Similar } from './similar.tsx'
import { WentOn } from './went-on.tsx'
import { AvailabilityBanner } from './availability-banner.tsx'
import cssUrl from './service.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: reviewsCssUrl },
]

/** No tag tells that a better one has joined those that are similar. */
const CACHED_MS = 10 * 60_000
const DAY_MS = 86_400_000

export const loader = readingShared(
  ['settings'],
  async ({ params, url, db, search, actor, page: cachedPage, settings, config, clock, sharing }) => {
    const found = await findServicePage(db, search, {
      slug: params.slug ?? '',
      actor,
      wantsPreview: url.searchParams.has('preview'),
      hidden: await findHidden({ db, page: cachedPage }),
    })
    if (found.outcome === 'moved') throw redirect(`/services/${found.slug}${url.search}`, 301)
    if (found.outcome === 'unknown') throw new NotFound('There is no service at this address.')
    const { page } = found
    for (const tag of tagsOf(page)) cachedPage.tags.add(tag)
    const now = clock.now()
    // The date of delivery counts from today: the page is made anew with the day.
    cachedPage.keepMostMs = Math.min(CACHED_MS, msLeftOfDay(now))
    // Only the plain address is worth the memory: a choice is one visitor's own.
    if (normaliseQuery(url.search) !== '') cachedPage.keep = false
    const takesOrders = page.team?.id ?? page.seller.id
    cachedPage.tags.add(`capacity:${takesOrders}`)
    for (const { seller } of [page, ...page.similar]) sharing.owners.add(seller.id)
    sharing.hearts.set('service', new Set([page.id]))
    const places = (await findPlaces(db, [takesOrders])).get(takesOrders)
    // Nobody's absence answers for a team.
    const away = page.team ? null : await loadAbsence({ db, page: cachedPage, now }, page.seller.id)
    const people = page.team ? await listTeamPeople(db, page.team.id) : []
    for (const { memberId } of people) sharing.owners.add(memberId)
    const isOwnTeams = people.some(({ memberId }) => memberId === cachedPage.viewer?.actor.id)
    const plain = viewService(page, settings, { places, now, away, isOwnTeams })
    const [favourites, reviews] = await Promise.all([
      findFavourites(db, cachedPage.viewer?.actor.id, 'service', [page.id]),
      loadReviews(db, { serviceId: page.id }, readAskedReviews(url.searchParams), settings.currency),
    ])
    const wentOn = await readWentOn({ db, page: cachedPage, clock, settings, sharing }, page)
    for (const id of reviews.authorIds) cachedPage.tags.add(`member:${id}`)
    const view = {
      ...plain,
      today: now.toISOString().slice(0, 10),
      reviews,
      wentOn,
      told: tellOthers(plain, { siteOrigin: config.origin, isTeam: Boolean(page.team) }),
      address: `${config.origin}/services/${plain.slug}`,
      isFavourite: favourites.has(page.id),
    }
    return page.shown.as === 'archived' ? data(view, { status: 410 }) : data(view)
  },
)

const msLeftOfDay = (now: Date) => DAY_MS - (now.getTime() % DAY_MS)

function tagsOf(page: ServicePage): string[] {
  return [
    `service:${page.id}`,
    `member:${page.seller.id}`,
    `member:${page.soldBy.id}`,
    ...(page.team ? [`team:${page.team.id}`] : []),
    ...page.line.map(({ id }) => `category:${id}`),
    ...page.gallery.flatMap(({ picture }) => (picture.state === 'ready' ? [] : `picture:${picture.id}`)),
    ...tagsOfCards(page.similar),
  ]
}

/** What is chosen changes the address and the sum, and nothing that the server would have to say anew. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.pathname !== nextUrl.pathname || asksOtherReviews(currentUrl, nextUrl)) &&
  defaultShouldRevalidate

const asksOtherReviews = (current: URL, next: URL) =>
  ['stars', 'replied', 'reviews'].some(
    (name) => current.searchParams.get(name) !== next.searchParams.get(name),
  )

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => {
  if (!view) return []
  const { isPublic, line, data: told } = view.told
  return [
    ...describePage(matches, {
      title: view.title,
      description: line,
      path: `/services/${view.slug}`,
      image: isPublic ? `services/${view.slug}` : 'home',
      noIndex: !isPublic,
    }),
    ...told.map((one) => ({ 'script:ld+json': one })),
  ]
}

export default function ServicePageScreen({ loaderData: view }: Route.ComponentProps) {
  const choice = useChoice(view.offer)
  const { shown, isOrderable } = view
  return (
    <main
      id="main"
      className={isOrderable && choice ? 'wrap has-paybar' : 'wrap'}
      data-viewed={view.viewedId}
    >
      {view.banner ? <AvailabilityBanner {...view.banner} /> : null}
      <Crumbs trail={view.trail} />
      <div className={isOrderable ? 'service' : 'service service-still'}>
        <ServiceTop view={view} isFavourite={view.isFavourite} address={view.address} />
        {isOrderable ? (
          <aside className="order" id="order" aria-label="What it costs">
            {choice ? (
              <OrderPanel {...view} choice={choice} key={view.id} />
            ) : (
              <p className="soft">There are no packages yet, so there is no price.</p>
            )}
          </aside>
        ) : null}
        {shown.as === 'archived' ? null : (
          <ServiceRest view={view} reviews={view.reviews} chosen={choice?.tier} />
        )}
      </div>
      <WentOn works={view.wentOn} />
      <Similar works={view.similar} compareTo={view.compareTo} />
      {isOrderable && choice ? <PayBar {...view} choice={choice} /> : null}
    </main>
  )
}
