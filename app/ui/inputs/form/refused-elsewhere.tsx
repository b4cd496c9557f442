import type { SubmissionResult } from '@conform-to/react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { explainGone, listWritten } from './refusal.ts'

type RefusedElsewhereProps = {
  /** What the action answered to a form that the page does not show any more; nothing where it does. */
  result: Pick<SubmissionResult<string[]>, 'initialValue' | 'error'> | null | undefined
  /** What its long fields are called, by name: what was written into them is given back. */
  wrote?: Readonly<Record<string, string>>
}

/**
 * A refusal whose form is gone: somebody was faster, or its time has passed, and the page came back without it. Whoever
 * sent it is told all the same, and can copy what they wrote.
 */
export function RefusedElsewhere({ result, wrote = {} }: RefusedElsewhereProps) {
  if (!result) return null
  const [why, ...more] = explainGone(result.error)
  const written = listWritten(result.initialValue, wrote)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page opens at what became of the form that was sent.
    <section className="refusal refusal-alone" role="alert" tabIndex={-1} autoFocus>
      <Icon name="circle-alert" className="bad" />
      <div>
        <p>
          <b>{why} </b>
          {more.map((message) => (
            <span key={message}>{message} </span>
          ))}
          <span className="refusal-calm">Nothing was changed. The page shows how it stands now.</span>
        </p>
        {written.length > 0 ? (
          <>
            <h2>What you wrote</h2>
            <dl>
              {written.map(({ name, label, text }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
      </div>
    </section>
  )
}
