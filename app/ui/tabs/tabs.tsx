import type { ReactNode } from 'react'
import { KnownLink } from '../link/known-link.tsx'

export type Tab = { to: string; label: ReactNode; count?: number; current?: boolean }

type TabsProps = {
  /** What the tabs switch, for a screen reader. */
  label: string
  tabs: readonly Tab[]
  className?: string
}

// On a phone the chosen tab may stand beyond the edge; only the strip scrolls, never the page.
function showCurrent(strip: HTMLElement | null) {
  const current = strip?.querySelector<HTMLElement>('[aria-current]')
  if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2
}

/** Tabs are links: what is open is in the address. */
export function Tabs({ label, tabs, className }: TabsProps) {
  return (
    <nav aria-label={label} className={`tabs${className ? ` ${className}` : ''}`} ref={showCurrent}>
      {tabs.map((tab) => (
        <KnownLink
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && (
            <>
              {' '}
              <small>{tab.count}</small>
            </>
          )}
        </KnownLink>
      ))}
    </nav>
  )
}
