import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

type StripProps = {
  /** What it is about, for those who hear the page. */
  label: string
  icon: IconName
  tone?: 'info' | 'warn' | 'bad' | undefined
  /** A form or link at its end. */
  action?: ReactNode
  children: ReactNode
}

/** A line across the page about the state of the account: it stays until that state is over. */
export function Strip({ label, icon, tone = 'info', action, children }: StripProps) {
  return (
    <aside className={`strip strip-${tone}`} aria-label={label}>
      <div className="wrap">
        <Icon name={icon} size={18} />
        <p>{children}</p>
        {action}
      </div>
    </aside>
  )
}
