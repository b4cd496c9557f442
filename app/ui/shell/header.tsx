import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { PlaceLink } from '../link/place-link.tsx'
import { Logo, type LogoProps } from './logo.tsx'
import { SearchForm, type SearchFormProps } from './search-form.tsx'

export type NavItem = { to: string; label: string; end?: boolean | undefined }

type HeaderProps = {
  brand: LogoProps
  nav: readonly NavItem[]
  /** `false` where the page has a larger search of its own. */
  search?: SearchFormProps | false | undefined
  /** The right side: sign in and join, or messages, notifications and the person. */
  children?: ReactNode
  /** What a phone's menu has besides, because there is no room for it beside the logo. */
  onPhone?: readonly NavItem[] | undefined
}

export function Header({ brand, nav, search = {}, children, onPhone = [] }: HeaderProps) {
  return (
    <header className="head">
      <div className="wrap">
        <Logo {...brand} />
        {search ? <SearchForm {...search} /> : <span className="grow" />}
        {nav.length > 0 ? (
          <nav className="head-nav" aria-label="Main">
            <NavItems items={nav} />
          </nav>
        ) : null}
        {children ? <div className="me">{children}</div> : null}
        {nav.length + onPhone.length > 0 ? <PhoneMenu nav={[...nav, ...onPhone]} /> : null}
      </div>
    </header>
  )
}

/** On a phone the links fold into a `<details>`, which opens without script. */
function PhoneMenu({ nav }: { nav: readonly NavItem[] }) {
  return (
    <details className="head-menu">
      <summary className="icon-btn" aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav aria-label="Main">
        <NavItems items={nav} />
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
function closeMenu(event: MouseEvent<HTMLAnchorElement>) {
  event.currentTarget.closest('details')?.removeAttribute('open')
}
