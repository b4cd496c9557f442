import type { MouseEvent } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { PlaceLink } from '../link/place-link.tsx'

type SideLink = {
  to: string
  label: string
  icon?: IconName | undefined
  /** How many wait there; zero shows nothing. */
  /** How many, or in words where there are more than were counted. */
  count?: number | string | undefined
  /** Current only at exactly this address, not below it. */
  end?: boolean | undefined
}

export type SideGroup = {
  title: string
  links: readonly SideLink[]
  /** Only on a phone, where the menu of the portrait is far. */
  onPhone?: boolean | undefined
}

export type SideNavProps = { label: string; groups: readonly SideGroup[] }

/** The id that a phone's menu button opens: on a phone the navigation is a popover, which needs no script. */
export const sideNavId = 'sections'

export function SideNav({ label, groups }: SideNavProps) {
  return (
    <nav className="side" id={sideNavId} popover="auto" aria-label={label}>
      {groups.map((group) => (
        <section key={group.title} className={group.onPhone ? 'show-s' : undefined}>
          <h2>{group.title}</h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <SideNavLink link={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function SideNavLink({ link }: { link: SideLink }) {
  return (
    <PlaceLink to={link.to} end={link.end} onClick={closePopover}>
      {link.icon ? <Icon name={link.icon} size={18} /> : null}
      <span>{link.label}</span>
      {link.count ? <b>{link.count}</b> : null}
    </PlaceLink>
  )
}

/** A page change without a page load would leave the phone's popover open over the new page. */
function closePopover(event: MouseEvent<HTMLAnchorElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
