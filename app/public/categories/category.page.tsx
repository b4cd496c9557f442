import { redirect } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { BannerSpot } from '#app/shared/banners/banner-spot.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { LitSection, lowWindows } from '#app/ui/shell/window-light.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { WorkGrid } from '#app/ui/work/work.tsx'
import { CompareBar } from '#app/shared/works/compare-tick.tsx'
import { ServiceCard } from '#app/shared/works/service-card.tsx'
import { Listing } from '#app/shared/works/listing/listing.tsx'
import listingCssUrl from '#app/shared/works/listing/listing.css?url'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { loadListing } from '#app/shared/works/listing/load-listing.ts'
import { readReader } from '#app/shared/search/read-reader.server.ts'
import { readListing } from '#app/shared/works/listing/read-listing.ts'
import { may } from '#domain/categories/permissions.ts'
import { findCategory, findTree } from '#domain/categories/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/category.page.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import cssUrl from './categories.css?url'
import { categoryTabs, tagsOfLine } from './category-tabs.ts'
import { NoServices } from './no-services.tsx'
import { plainPath } from './plain-path.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: listingCssUrl },
]

/** What is found follows the catalogue within a second, so a page made within that second must not stay. */
const CACHED_MOST_MS = 60_000
/** As many as the first screen shows. */
const EAGER = 3

export const loader = readingShared([], async ({ db, search, settings, config, ...asked }) => {
  const { params, url, page, actor } = asked
  const given = params['*'] ?? ''
  const path = plainPath(given)
  const found = await findCategory(db, await findTree(db), path)
  if (found.outcome === 'moved') throw redirect(`/categories/${found.path}${url.search}`, 301)
  if (found.outcome === 'unknown') throw new NotFound('There is no category at this address.')
  const { line } = found
  const isHidden = line.some((one) => one.isHidden)
  const own = line.at(-1)
  if (!own || (isHidden && !may(actor, 'categories.change')))
    throw new NotFound('There is no category at this address.')
  if (given !== path) throw redirect(`/categories/${path}${url.search}`, 301)
  page.keepMostMs = CACHED_MOST_MS
  // Tabs say how many hang beside it as well.
  for (const tag of tagsOfLine(line)) page.tags.add(tag)
  for (const { id } of line.slice(-2)) page.tags.add(`listed:${id}`)
  const listing = await loadListing(
    { db, search, settings, clock: asked.clock },
    readListing(url, settings),
    {
      path: `/categories/${own.path}`,
      categoryId: own.id,
      viewerId: page.viewer?.actor.id,
      hidden: await findHidden({ db, page }),
      reader: readReader({ page }),
    },
  )
  for (const tag of listing.tags) page.tags.add(tag)
  for (const { seller } of listing.cards) asked.sharing.owners.add(seller.id)
  asked.sharing.countsOthers = true
  asked.sharing.hearts.set('service', new Set(listing.works.map(({ id }) => id)))
  return {
    title: own.title,
    description: own.description,
    path: `/categories/${own.path}`,
    trail: line.map((one) => ({ title: one.title, path: `/categories/${one.path}` })),
    tabs: categoryTabs(line),
    isHidden,
    banner: page.banners.category?.view ?? null,
    view: listing.view,
    works: listing.works,
    origin: config.origin,
  }
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { title, description, path, trail, view, isHidden, origin } = loaderData
  const ofPages = view.page > 1 ? `, page ${view.page}` : ''
  return [
    ...describePage(matches, {
      title: title + ofPages,
      description: description || `${title}: services with their prices and days.`,
      // However it is filtered and sorted, it is the same list to a search engine.
      path: view.page > 1 && view.chips.length === 0 ? `${path}?page=${view.page}` : path,
      image: 'categories',
      noIndex: isHidden,
    }),
    {
      'script:ld+json': breadcrumbData(origin, [{ title: 'Categories', path: '/categories' }, ...trail]),
    },
  ]
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { title, description, trail, tabs, view, works, isHidden } = loaderData
  const above = trail.slice(0, -1).map(({ title: label, path: to }) => ({ label, to }))
  return (
    <main id="main">
      <LitSection windows={lowWindows}>
        <div className={tabs.length > 0 ? 'cats-head has-tabs' : 'cats-head'}>
          <Crumbs
            trail={[
              { label: 'Home', to: '/' },
              { label: 'Categories', to: '/categories' },
              ...above,
              { label: title },
            ]}
          />
          <h1>{title}</h1>
          {description ? <p className="lede">{description}</p> : null}
        </div>
        {tabs.length > 0 ? <Tabs label="Kinds" tabs={tabs} /> : null}
      </LitSection>
      <div className="wrap cats-list">
        {isHidden ? (
          <Note tone="warn" icon="eye-off">
            <b>Hidden.</b> Only administrators see this page.
          </Note>
        ) : null}
        <BannerSpot banner={loaderData.banner} />
        {view.found.count === 0 && view.chips.length === 0 ? (
          <NoServices view={view} above={trail.at(-2)} />
        ) : (
          <Listing view={view} empty={<NoServices view={view} above={trail.at(-2)} />}>
            <WorkGrid>
              {works.map((work, index) => (
                <ServiceCard
                  key={work.id}
                  {...work}
                  eager={index < EAGER}
                  titleLevel="h2"
                  hasHeart={!work.isOwn}
                  hasTick
                />
              ))}
            </WorkGrid>
            <CompareBar />
          </Listing>
        )}
      </div>
    </main>
  )
}
