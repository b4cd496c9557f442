import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { BottomNav, type BottomLink } from './bottom-nav.tsx'
import { SideNav, sideNavId, type SideNavProps } from './side-nav.tsx'

export type FrameProps = {
  side: SideNavProps
  /** Without it a phone gets a menu button above the page instead. */
  bottom?: readonly BottomLink[] | undefined
  /** `admin` is wider and denser. */
  variant?: 'my' | 'admin' | undefined
  children: ReactNode
}

export function Frame({ side, bottom, variant = 'my', children }: FrameProps) {
  return (
    <>
      <div className={variant === 'admin' ? 'wrap frame frame-admin' : 'wrap frame'}>
        <SideNav {...side} />
        {bottom ? null : <MenuButton label={side.label} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {bottom ? <BottomNav label={side.label} links={bottom} /> : null}
    </>
  )
}

function MenuButton({ label }: { label: string }) {
  return (
    <button className="frame-menu" type="button" popoverTarget={sideNavId}>
      <Icon name="menu" size={18} />
      {label}
    </button>
  )
}
