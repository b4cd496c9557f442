import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/compare.page.ts'
import { ComparedTable } from './compared-table.tsx'
import cssUrl from './compare.css?url'
import { loadCompared } from './load-compared.ts'
import { COMPARED_MOST } from './read-compared.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(loadCompared)

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Compare services',
    description: 'Up to four services side by side: price, days, what is included and how the seller works.',
    path: '/compare',
    image: 'home',
    noIndex: true,
  })

/** Up to four services beside one another; the address says which, so that a comparison can be sent to somebody. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { columns, gone, leftOut } = loaderData
  return (
    <main id="main" className="wrap compare-page">
      <PageHead
        title="Compare services"
        lede={columns.length > 0 ? 'The cheapest package of each, beside how its seller works.' : undefined}
      />
      {gone > 0 ? (
        <Note tone="warn" role="status">
          {`${gone === 1 ? 'One of them is' : `${gone} of them are`} not offered any more.`}
        </Note>
      ) : null}
      {leftOut > 0 ? (
        <Note role="status">
          {`Only ${COMPARED_MOST} fit side by side. ${leftOut === 1 ? 'One was' : `${leftOut} were`} left out.`}
        </Note>
      ) : null}
      {columns.length > 0 ? (
        <ComparedTable columns={columns} />
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          actions={
            <ButtonLink look="main" to="/categories">
              Look at services
            </ButtonLink>
          }
        >
          Tick ‘Compare’ under up to {COMPARED_MOST} services of a list, then press the button that appears.
        </EmptyState>
      )}
    </main>
  )
}
