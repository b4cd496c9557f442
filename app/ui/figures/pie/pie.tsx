import type { ReactNode } from 'react'

/** Quarters filled: 0 nothing yet, 2 half way, 3 almost (and waiting), 4 done. */
export type PiePart = 0 | 1 | 2 | 3 | 4

type PieProps = {
  part: PiePart
  /** Red when the state is refused or broken. */
  tone?: 'bad' | undefined
  children: ReactNode
}

/** A state with a shape, so that it reads without colour. */
export function Pie({ part, tone, children }: PieProps) {
  return (
    <span className={tone ? `pie pie-${tone}` : 'pie'} data-part={part}>
      {children}
    </span>
  )
}
