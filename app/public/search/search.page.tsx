import { describePage } from '#app/describe-page.ts'
import { readingKept } from '#app/edge.ts'
import type { FrameHandle } from '#app/public/frame.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { SearchForm } from '#app/ui/shell/search-form.tsx'
import { figuresOf } from '../docs/figures/figures.ts'
import type { Route } from './+types/search.page.ts'
import { Hit } from './hit.tsx'
import { NothingAsked } from './nothing-asked.tsx'
import { NothingFound } from './nothing-found.tsx'
import { pageOf } from './page-of.ts'
import { cleanQuery } from './query.ts'
import { searchDocuments } from './search-documents.server.ts'
import { SearchHead } from './search-head.tsx'
import cssUrl from './search.css?url'
import { suggestedSections } from './suggested-sections.server.ts'

export const handle: FrameHandle = { ownSearch: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

const HITS_A_PAGE = 10

export const loader = readingKept(['settings'], ({ url, settings }) => {
  const query = cleanQuery(url.searchParams.get('q'))
  const exactly = url.searchParams.get('exact') === '1'
  const { hits, ...spelling } = searchDocuments(query, figuresOf(settings), { exactly })
  const { page, pages, shown } = pageOf(hits, url.searchParams.get('page'), HITS_A_PAGE)
  return {
    query,
    exactly,
    count: hits.length,
    page,
    pages,
    hits: shown,
    spelling,
    suggestions: suggestedSections(),
  }
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.query ? `Search: ${loaderData.query}` : 'Search',
    description: 'Search the rules and pages of the marketplace.',
    path: '/search',
    image: 'home',
    noIndex: true,
  })

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, exactly, count, page, pages, hits, spelling, suggestions } = loaderData
  return (
    <main id="main" className="wrap search-page">
      <SearchForm query={query} label="Search the hall" placeholder="A rule, a fee, a deadline" />
      {query === '' ? (
        <NothingAsked suggestions={suggestions} />
      ) : count === 0 ? (
        <NothingFound query={query} nearest={spelling.nearest} />
      ) : (
        <>
          <SearchHead query={query} readAs={spelling.readAs} count={count} exactly={exactly} />
          <ol className="hits">
            {hits.map((hit) => (
              <Hit key={hit.to} hit={hit} />
            ))}
          </ol>
          <Pagination page={page} pages={pages} note={`${HITS_A_PAGE} a page`} />
        </>
      )}
    </main>
  )
}
