import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { ListingView } from '#app/shared/works/listing/listing-view.ts'

const POST_A_PROJECT = '/my/projects/new'

type NoServicesProps = {
  view: Pick<ListingView, 'chips' | 'clearTo'>
  /** The category above, where there is more. */
  above: { title: string; path: string } | undefined
}

/** Which filter to take off, or where else to look. */
export function NoServices({ view: { chips, clearTo }, above }: NoServicesProps) {
  if (chips.length > 0) {
    return (
      <EmptyState
        title="Nothing fits all of this"
        actions={
          <>
            <ButtonLink to={clearTo} look="main" preventScrollReset>
              Clear all filters
            </ButtonLink>
            <ButtonLink to={POST_A_PROJECT}>Post a project instead</ButtonLink>
          </>
        }
      >
        {chips.length > 1 ? 'Take one off: ' : 'Take it off: '}
        {chips.map(({ label, to }, index) => (
          <span key={label}>
            {index > 0 ? ', ' : null}
            <KnownLink to={to} preventScrollReset>
              without “{label}”
            </KnownLink>
          </span>
        ))}
        .
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No services here yet"
      actions={
        <>
          {above ? (
            <ButtonLink to={above.path} look="main">
              All in {above.title}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/categories">All categories</ButtonLink>
          <ButtonLink to={POST_A_PROJECT}>Post a project instead</ButtonLink>
        </>
      }
    >
      Nobody offers this yet. Look one step wider, or say what you need and let sellers come to you.
    </EmptyState>
  )
}
