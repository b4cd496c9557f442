import type { ReactNode } from 'react'
import { KnownLink } from '../link/known-link.tsx'

export type SectionProps = {
  title: ReactNode
  id?: string | undefined
  text?: ReactNode
  more?: { to: string; label: string } | undefined
  /** An ink line instead of a hairline: a new matter begins. */
  opens?: boolean | undefined
  children: ReactNode
}

/** The name in the margin, the matter beside it. */
export function Section({ title, id, text, more, opens, children }: SectionProps) {
  return (
    <section className={opens ? 'sec sec-opens' : 'sec'} id={id}>
      <header>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
        {more ? <KnownLink to={more.to}>{more.label}</KnownLink> : null}
      </header>
      <div>{children}</div>
    </section>
  )
}
