import { lazy, Suspense } from 'react'
import { useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { countWords } from '#app/shared/works/listing/listing-view.ts'
import projectsCssUrl from '#app/shared/projects/projects.css?url'
import listingCssUrl from '#app/shared/works/listing/listing.css?url'
import { listSavedSearches } from '#domain/saved-searches/index.ts'
import { listBusyPhrases } from '#domain/search/index.ts'
import type { Route } from './+types/search.page.ts'
import { type RefusedSaved, savedIntents } from './saved/act-on-saved.server.ts'
import { type LoadedSearch, loadSearch } from './load-search.server.ts'
import { FoundArticlesBody } from './results/found-articles.tsx'
import { NothingAsked } from './results/nothing-asked.tsx'
import teamRowsCssUrl from '#app/shared/teams/found/team-rows.css?url'
import resultsCssUrl from './results/results.css?url'
import { SaveReminder } from './saved/save-search.tsx'
import { SearchHead } from './search-head.tsx'
import { limitSearch } from './search-limits.server.ts'
import { FoundPagesBody, FoundPeopleBody, FoundProjectsBody, FoundServicesBody } from './search-tabs-body.tsx'
import cssUrl from './search.css?url'
import { suggestedSections } from './sections/suggested-sections.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: listingCssUrl },
  { rel: 'stylesheet', href: projectsCssUrl },
  { rel: 'stylesheet', href: teamRowsCssUrl },
  { rel: 'stylesheet', href: resultsCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

/** No tag can tell that something new would join a search. */
const CACHED_MS = 60_000
const BUSY_SHOWN = 8

export const loader = readingShared(['settings', 'categories', 'documents'], async (edge) => {
  const { db, page, clock } = edge
  page.keepMostMs = CACHED_MS
  edge.sharing.countsOthers = true
  limitSearch(page.address, clock.now())
  const found = await loadSearch(edge)
  if (found.kind === 'asked') return found
  const { viewer } = page
  return {
    kind: 'nothing' as const,
    suggestions: suggestedSections(found.documents),
    busy: await listBusyPhrases(db, BUSY_SHOWN),
    saved: viewer ? await listSavedSearches(db, viewer.actor.id) : [],
    categories: found.tree.map(({ path, title, servicesCount }) => ({
      path,
      title,
      count: countWords({ count: servicesCount, isOver: false }, 'service'),
    })),
  }
})

export const action = savedIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.kind === 'asked' && loaderData.words !== '' ? `Search: ${loaderData.words}` : 'Search',
    description: 'Search services, people, teams and the rules of the marketplace.',
    path: '/search',
    image: 'home',
    noIndex: true,
  })

// A member's own shelf, with fields to type into: visitors never load its script.
const SavedSearches = lazy(async () => ({
  default: (await import('./saved/saved-searches.tsx')).SavedSearches,
}))

// With fields to choose from: whoever looks for services never loads its script.
const LaterTeamsBody = lazy(async () => ({
  default: (await import('./results/found-teams.tsx')).FoundTeamsBody,
}))

// Round this body alone: fields of the others that were pressed before the script came are told of as soon as the page is alive.
const FoundTeamsBody = (props: { found: LoadedSearch }) => (
  <Suspense>
    <LaterTeamsBody {...props} />
  </Suspense>
)

const bodies = {
  services: FoundServicesBody,
  projects: FoundProjectsBody,
  people: FoundPeopleBody,
  teams: FoundTeamsBody,
  help: FoundArticlesBody,
  pages: FoundPagesBody,
} as const

export default function SearchPage({ loaderData: found }: Route.ComponentProps) {
  const answer = useActionData<RefusedSaved>()
  const problem = answer?.problem
  if (found.kind === 'nothing') {
    return (
      <main id="main" className="wrap search-page">
        {problem && found.saved.length === 0 ? (
          <Note tone="bad" role="alert">
            {problem}
          </Note>
        ) : null}
        <NothingAsked {...found}>
          {found.saved.length > 0 ? (
            <Suspense>
              <SavedSearches saved={found.saved} refused={answer} />
            </Suspense>
          ) : null}
        </NothingAsked>
      </main>
    )
  }
  const Body = bodies[found.tab]
  return (
    <main id="main" className="wrap search-page">
      <SearchHead found={found} />
      {problem ? (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      ) : null}
      <SaveReminder saving={found.saving} />
      <Tabs label="Kinds" tabs={found.tabs} className="search-tabs" />
      <Body found={found} />
    </main>
  )
}
