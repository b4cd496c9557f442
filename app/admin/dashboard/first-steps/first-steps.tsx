import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { FirstStepsIntent } from './first-steps-intents.ts'
import type { FirstSteps as Loaded, FirstStep } from './load-first-steps.ts'

/** What is left to do before the marketplace opens; put aside, it is a line. */
export function FirstSteps({ steps, isAside }: Loaded) {
  const left = steps.filter(({ isDone }) => !isDone).length
  const words = `${steps.length - left} of ${steps.length} done`
  if (isAside)
    return (
      <Form method="post" action="/admin" className="first-steps-aside">
        <span className="soft">First steps: {words}, put aside.</span>
        <Button size="s" look="bare" name="intent" value={'bring-back' satisfies FirstStepsIntent}>
          Bring them back
        </Button>
      </Form>
    )
  return (
    <section className="admin-part first-steps" id="first-steps" aria-labelledby="first-steps-title">
      <header>
        <h2 id="first-steps-title">First steps</h2>
        <span className="soft">{words}</span>
        <Form method="post" action="/admin">
          <Button size="s" look="bare" name="intent" value={'put-aside' satisfies FirstStepsIntent}>
            Put aside
          </Button>
        </Form>
      </header>
      <ol>
        {steps.map((step) => (
          <StepLine key={step.title} {...step} />
        ))}
      </ol>
    </section>
  )
}

function StepLine({ title, text, to, act, isDone }: FirstStep) {
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <Icon name={isDone ? 'circle-check' : 'circle'} size={20} label={isDone ? 'Done' : 'To do'} />
      <div>
        <h3>{title}</h3>
        {isDone ? null : <p className="soft">{text}</p>}
      </div>
      {isDone ? null : <Link to={to}>{act}</Link>}
    </li>
  )
}
