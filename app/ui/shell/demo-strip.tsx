import type { ReactNode } from 'react'

/** A quiet line above everything: this is a demo. */
export function DemoStrip({ children }: { children: ReactNode }) {
  return (
    <p className="demo-strip" role="note">
      {children}
    </p>
  )
}
