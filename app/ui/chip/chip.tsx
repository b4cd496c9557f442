import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'

/** A filter that is on. Following it takes the filter off. */
export function Chip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="chip" to={to} preventScrollReset>
      <span className="sr">Remove filter: </span>
      {children}
      <Icon name="x" size={16} />
    </Link>
  )
}
