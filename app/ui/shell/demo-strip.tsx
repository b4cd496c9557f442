import type { ReactNode } from 'react'

/** A quiet line above everything: this is a demo. */
export function DemoStrip({ children }: { children: ReactNode }) {
  return (
    <aside className="demo-strip" aria-label="Demo">
      {children}
    </aside>
  )
}
