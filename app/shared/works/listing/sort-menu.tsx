import type { MouseEvent } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { ListingView } from './listing-view.ts'

type SortMenuProps = { sorts: ListingView['sorts']; onPhone?: boolean }

/** Links behind a disclosure, drawn as a select: the sort is in the address, and no script is needed. */
export function SortMenu({ sorts, onPhone = false }: SortMenuProps) {
  const chosen = sorts.find(({ isOn }) => isOn)?.label
  return (
    <div className={onPhone ? 'sort sort-phone' : 'sort'}>
      {onPhone ? null : <span aria-hidden="true">Sort by</span>}
      <details className="menu-plain">
        <summary className={onPhone ? 'btn btn-line btn-s' : 'select select-s'}>
          {onPhone ? <Icon name="arrow-up-down" /> : null}
          <span className="sr">Sort by </span>
          {chosen}
        </summary>
        <nav className="menu-pop" aria-label="Sort">
          {sorts.map(({ label, to, isOn }) => (
            <KnownLink
              key={label}
              className="menu-item"
              to={to}
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
              onClick={close}
            >
              {label}
            </KnownLink>
          ))}
        </nav>
      </details>
    </div>
  )
}

/** A new order without a page load would leave the menu open over it. */
function close(event: MouseEvent<HTMLAnchorElement>) {
  const menu = event.currentTarget.closest('details')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}
