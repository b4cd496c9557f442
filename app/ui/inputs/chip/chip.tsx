import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { KnownLink } from '../../link/known-link.tsx'

/** A filter that is on. Following it takes the filter off. */
export function Chip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <KnownLink className="chip" to={to} preventScrollReset>
      <span className="sr">Remove filter: </span>
      {children}
      <Icon name="x" size={16} />
    </KnownLink>
  )
}

/** One of a few answers, given by pressing it. */
export function ChipButton(props: ComponentProps<'button'>) {
  return <button {...props} className="chip chip-button" />
}
