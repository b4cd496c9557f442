import { Icon, type IconName } from '../icon/icon.tsx'
import { PlaceLink } from '../link/place-link.tsx'
import { sideNavId } from './side-nav.tsx'

export type BottomLink = {
  to: string
  label: string
  icon: IconName
  count?: number | string | undefined
  end?: boolean | undefined
}

/** Four places under the thumb on a phone, and the rest of the navigation behind the fifth. */
export function BottomNav({ label, links }: { label: string; links: readonly BottomLink[] }) {
  return (
    <nav className="bottom" aria-label={`${label}, quick`}>
      {links.map((link) => (
        <PlaceLink key={link.to} to={link.to} end={link.end}>
          <Icon name={link.icon} />
          <span>{link.label}</span>
          {link.count ? <i className="dot">{link.count}</i> : null}
        </PlaceLink>
      ))}
      <button type="button" popoverTarget={sideNavId}>
        <Icon name="menu" />
        <span>More</span>
      </button>
    </nav>
  )
}
