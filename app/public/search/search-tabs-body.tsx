import { lazy, Suspense } from 'react'
import { counted } from '#app/shared/figures/figures.ts'
import { ProjectRow } from '#app/shared/projects/project-row.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Listing } from '#app/shared/works/listing/listing.tsx'
import { Hit } from './results/hit.tsx'
import type { LoadedSearch } from './load-search.server.ts'
import { NothingFound } from './results/nothing-found.tsx'
import { PersonRow } from './results/person-row.tsx'
import { searchAddress } from './search-address.ts'
import { CompareBar } from '#app/shared/works/compare-tick.tsx'
import { ServiceRow } from './results/service-row.tsx'
import { Why } from './results/why.tsx'

/** Two screens of rows are seen before one scrolls. */
const EAGER_ROWS = 3

// Seldom there: whoever finds what they look for never loads its script.
const Nearest = lazy(async () => ({ default: (await import('./results/nearest.tsx')).Nearest }))

const spelt = (words: string | undefined) => (words === undefined ? undefined : { words })

export function FoundServicesBody({ found }: { found: LoadedSearch }) {
  const { services, words, pages } = found
  if (!services) return null
  const { view, rows, nearest, wider, near } = services
  const nothing = <NothingFound words={words} nearest={spelt(nearest)} wider={wider} />
  return (
    <>
      {near.works.length > 0 ? (
        <Suspense>
          <Nearest {...near} />
        </Suspense>
      ) : null}
      {view.found.count === 0 && view.chips.length === 0 ? (
        nothing
      ) : (
        <Listing view={view} empty={nothing}>
          <ol className="results">
            <Suspense>
              {rows.map((row, at) => (
                <ServiceRow key={row.id} row={row} eager={at < EAGER_ROWS} />
              ))}
            </Suspense>
          </ol>
          <CompareBar />
        </Listing>
      )}
      {pages.hits.length > 0 ? (
        <Section
          title="In rules and pages"
          more={{ to: searchAddress(words, { tab: 'pages' }), label: 'All of them' }}
        >
          <ol className="hits hits-beside">
            {pages.hits.map((hit) => (
              <Hit key={hit.to} hit={hit} titleLevel="h3" />
            ))}
          </ol>
        </Section>
      ) : null}
    </>
  )
}

export function FoundPeopleBody({ found: { people, words } }: { found: LoadedSearch }) {
  if (!people) return null
  if (people.rows.length === 0) return <NothingFound words={words} nearest={spelt(people.nearest)} />
  return (
    <>
      <ol className="results">
        {people.rows.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ol>
      <Pagination page={people.page} pages={people.pages} />
    </>
  )
}

export function FoundProjectsBody({ found: { projects, words } }: { found: LoadedSearch }) {
  if (!projects) return null
  if (projects.rows.length === 0) return <NothingFound words={words} nearest={spelt(projects.nearest)} />
  return (
    <>
      <ol className="project-rows">
        {projects.rows.map((project) => (
          <ProjectRow key={project.id} project={project} now={projects.now}>
            {project.why ? <Why id={`why-${project.id}`} why={project.why} /> : null}
          </ProjectRow>
        ))}
      </ol>
      <Pagination page={projects.page} pages={projects.pages} />
    </>
  )
}

export function FoundPagesBody({ found: { pages, words } }: { found: LoadedSearch }) {
  const { nearest } = pages
  if (pages.hits.length === 0) {
    return (
      <NothingFound
        words={words}
        nearest={nearest && { words: nearest.query, count: counted(nearest.count, 'result') }}
      />
    )
  }
  return (
    <>
      <ol className="hits">
        {pages.hits.map((hit) => (
          <Hit key={hit.to} hit={hit} />
        ))}
      </ol>
      <Pagination page={pages.page} pages={pages.pages} />
    </>
  )
}
