import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { KnownLink } from '../link/known-link.tsx'
import { PlaceLink } from '../link/place-link.tsx'
import { Logo, type LogoProps } from './logo.tsx'
import { SearchForm, type SearchFormProps } from './search-form.tsx'

export type NavItem = { to: string; label: string; end?: boolean | undefined }

/**
 * How the search stands in the head: `field` everywhere; `icon` on a phone, where the page needs the room; `after-scroll` where
 * the page begins with a larger one of its own, and this one comes when that is out of sight.
 */
export type HeadSearch = 'field' | 'icon' | 'after-scroll'

type HeaderProps = {
  brand: LogoProps | undefined
  nav: readonly NavItem[]
  /** `false` where there is nothing to search for. */
  search?: (SearchFormProps & { as?: HeadSearch | undefined }) | false | undefined
  /** The right side: the cart, sign in and join, or the person. */
  children?: ReactNode
  /** What a phone's menu has besides the navigation; without it a phone has no menu. */
  menu?: ReactNode
}

export function Header({ brand, nav, search = {}, children, menu }: HeaderProps) {
  const { as = 'field', ...form } = search || {}
  return (
    <header className={search && as !== 'icon' ? `head head-${as}` : 'head'}>
      <div className="wrap">
        <Logo {...brand} />
        {search ? <SearchForm {...form} /> : <span className="grow" />}
        {nav.length > 0 ? (
          <nav className="head-nav" aria-label="Main">
            <NavItems items={nav} />
          </nav>
        ) : null}
        {children || search ? (
          <div className="me">
            {search && as !== 'field' ? <SearchLink /> : null}
            {children}
          </div>
        ) : null}
        {menu ? <PhoneMenu nav={nav}>{menu}</PhoneMenu> : null}
      </div>
    </header>
  )
}

/** A phone's way to the search where its field has no room. */
function SearchLink() {
  return (
    <KnownLink className="icon-btn head-search" to="/search" aria-label="Search">
      <Icon name="search" />
    </KnownLink>
  )
}

/** On a phone the links fold into a `<details>`, which opens without script. */
function PhoneMenu({ nav, children }: Pick<HeaderProps, 'nav' | 'children'>) {
  return (
    <details className="head-menu">
      <summary className="icon-btn" aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav aria-label="Main">
        <NavItems items={nav} />
        {children}
      </nav>
    </details>
  )
}

function NavItems({ items }: { items: readonly NavItem[] }) {
  return items.map((item) => (
    <PlaceLink key={item.to} to={item.to} end={item.end} onClick={closeMenu}>
      {item.label}
    </PlaceLink>
  ))
}

/** A page change without a page load would leave the menu open over the new page. */
export function closeMenu(event: MouseEvent<HTMLAnchorElement>) {
  event.currentTarget.closest('details')?.removeAttribute('open')
}
