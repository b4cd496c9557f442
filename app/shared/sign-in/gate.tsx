import type { ReactNode } from 'react'
import { Shafts, type Windows } from '#app/ui/shell/hall.tsx'

const windows: Windows = { count: 5, width: 150, height: 760, gap: 250, from: 120 }

type GateProps = {
  title: ReactNode
  lede?: ReactNode
  children: ReactNode
  /** What hangs on the wall: demo people, or a word about the place. */
  wall: ReactNode
}

/** Every screen for signing in: the form on the left, the hall behind the door on the right. */
export function Gate({ title, lede, children, wall }: GateProps) {
  return (
    <main id="main" className="gate" tabIndex={-1}>
      <div className="gate-form">
        <h1>{title}</h1>
        {lede ? <p className="gate-lede">{lede}</p> : null}
        <div className="stack">{children}</div>
      </div>
      <section className="hall" aria-labelledby="gate-wall">
        <Shafts {...windows} />
        <div className="gate-wall">{wall}</div>
      </section>
    </main>
  )
}

/** Where nobody hangs: what the hall promises to those who come in. */
export function PromiseWall({ name }: { name: string }) {
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
