import type { ReactNode } from 'react'
import { Shafts, type Windows } from '#app/ui/shell/window-light.tsx'

const windows: Windows = { count: 5, width: 150, height: 760, gap: 250, from: 120 }

type SignInLayoutProps = {
  title: ReactNode
  lede?: ReactNode
  children: ReactNode
  /** What stands beside the form: demo people, or a word about the place. */
  aside: ReactNode
}

/** Every screen for signing in: the form on the left, something beside it on the right. */
export function SignInLayout({ title, lede, children, aside }: SignInLayoutProps) {
  return (
    <main id="main" className="gate" tabIndex={-1}>
      <div className="gate-form">
        <h1>{title}</h1>
        {lede ? <p className="gate-lede">{lede}</p> : null}
        <div className="stack">{children}</div>
      </div>
      <section className="hall" aria-labelledby="gate-wall">
        <Shafts {...windows} />
        <div className="gate-wall">{aside}</div>
      </section>
    </main>
  )
}

/** Where there are no demo people: what the marketplace promises to those who come in. */
export function PromiseAside({ name }: { name: string }) {
  return (
    <>
      <h2 id="gate-wall">{name} holds the money until the work is right.</h2>
      <ul className="gate-promises">
        <li>
          <b>Every fee before the click.</b> Both sides see the same sum.
        </li>
        <li>
          <b>Every clock in the open.</b> You know what happens, and when, if nobody answers.
        </li>
        <li>
          <b>Your data is yours.</b> Take all of it out, or have it deleted, whenever you like.
        </li>
      </ul>
    </>
  )
}
