import type { ReactNode } from 'react'
import { Link } from 'react-router'

type StepState = 'done' | 'now' | 'next'
export type FormStep = { label: ReactNode; state: StepState; to?: string }

const spoken: Record<StepState, string> = { done: 'done', now: 'now', next: 'not yet' }

/** Where a person is in a form of several pages. Steps that can be opened are links. */
export function Stepper({ label, steps }: { label: string; steps: readonly FormStep[] }) {
  return (
    <nav aria-label={label}>
      <ol className="stepper">
        {steps.map((step, index) => (
          <li key={index} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            {step.to && step.state !== 'now' ? (
              <Link to={step.to}>{step.label}</Link>
            ) : (
              <span className="stepper-name">{step.label}</span>
            )}
            <span className="sr">, {spoken[step.state]}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
