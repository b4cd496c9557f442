import type { ReactNode } from 'react'

type AdminPartProps = { id: string; title: ReactNode; children: ReactNode }

/** One matter of a desk: its name in the margin, and beside it one child that holds it. */
export function AdminPart({ id, title, children }: AdminPartProps) {
  return (
    <section className="part-row" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
