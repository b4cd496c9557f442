import type { ReactNode } from 'react'

export type Step = {
  title: string
  text: ReactNode
  amount?: { value: ReactNode; note: ReactNode } | undefined
}

/** What happens, in order, on one line. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
          {step.amount ? (
            <p className="steps-amount">
              <b>{step.amount.value}</b>
              {step.amount.note}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
