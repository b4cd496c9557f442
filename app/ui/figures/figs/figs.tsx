import type { ReactNode } from 'react'

type Fig = { name: string; value: ReactNode; note?: ReactNode }

/** A strip of figures to be compared. */
export function Figs({ figs }: { figs: readonly Fig[] }) {
  return (
    <dl className="figs">
      {figs.map((fig) => (
        <div key={fig.name}>
          <dt>{fig.name}</dt>
          <dd>
            {fig.value}
            {fig.note ? <small>{fig.note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
