import type { ReactNode } from 'react'
import { Chip } from '#app/ui/inputs/chip/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { SheetButton } from '#app/ui/sheet/sheet.tsx'
import { Facets } from './facets.tsx'
import type { ListingView } from './listing-view.ts'
import { SortMenu } from './sort-menu.tsx'

type ListingProps = {
  view: ListingView
  /** The works, as a grid or as rows. */
  children: ReactNode
  /** Instead of the works when there are none. */
  empty: ReactNode
  /** Above the works, beside the facets. */
  lead?: ReactNode
}

const SHEET_ID = 'filters'

/** Filters in a column (on a phone in a sheet), what is chosen, the works, and the pages. A page links `listing.css`. */
export function Listing({ view, children, empty, lead }: ListingProps) {
  const chosen = view.chips.length
  return (
    <>
      <div className="sheetbar">
        <SheetButton sheetId={SHEET_ID} size="s">
          <Icon name="sliders-horizontal" /> Filters{chosen > 0 ? `, ${chosen} on` : ''}
        </SheetButton>
        <SortMenu sorts={view.sorts} onPhone />
      </div>
      <div className="listing">
        <Facets id={SHEET_ID} view={view} />
        <div className="listed">
          {lead}
          <div className="bar listed-bar">
            <b role="status">{view.count}</b>
            {view.chips.map(({ label, to }) => (
              <Chip key={label} to={to}>
                {label}
              </Chip>
            ))}
            {chosen > 0 ? (
              <KnownLink to={view.clearTo} preventScrollReset>
                Clear all
              </KnownLink>
            ) : null}
            <span className="grow" />
            <SortMenu sorts={view.sorts} />
          </div>
          {view.notes.length > 0 ? (
            <Note tone="info" role="status">
              {view.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Note>
          ) : null}
          {view.found.count === 0 ? empty : children}
          <Pagination page={view.page} pages={view.pages} />
        </div>
      </div>
    </>
  )
}
