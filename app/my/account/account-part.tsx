import type { ReactNode } from 'react'

type AccountPartProps = { id: string; title: string; text?: ReactNode; children: ReactNode }

/** One matter of the account: its name in the margin, its forms beside it. */
export function AccountPart({ id, title, text, children }: AccountPartProps) {
  return (
    <section className="part-row account-part" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </header>
      <div className="account-matter">{children}</div>
    </section>
  )
}
