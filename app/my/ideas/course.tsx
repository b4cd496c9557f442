import { Time } from '#app/ui/time/time.tsx'
import type { IdeaData } from './load-idea.server.ts'

/** Every state that it came to, with the day and the words, and those that may follow. */
export function Course({ steps, ahead }: Pick<IdeaData, 'steps' | 'ahead'>) {
  const last = steps.at(-1)
  return (
    <ol className="steps idea-steps" aria-label="What became of it">
      {steps.map((step) => (
        <li
          key={step.id}
          className={step === last ? 'at' : undefined}
          aria-current={step === last ? 'step' : undefined}
        >
          <h3>{step.label}</h3>
          <p>
            <Time at={step.at} quiet />
            {step.words ? <span>{step.words}</span> : null}
          </p>
        </li>
      ))}
      {ahead.map(({ id, label }) => (
        <li key={id} className="todo">
          <h3>{label}</h3>
          <p>
            <span className="sr">not yet</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
