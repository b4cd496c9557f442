import { Button } from '#app/ui/inputs/button/button.tsx'
import type { AskedQuestion } from '../brief-view.ts'
import type { NeedIntent } from '../act-on-need.server.ts'

const narrowing = [
  'All is answered',
  'One answer would narrow it',
  'Two answers would narrow it',
  'Three answers would narrow it',
  'Four answers would narrow it',
  'Five answers would narrow it',
]

/** What is still open: each answer moves the figures beside, and all may stay open. */
export function Asks({ questions }: { questions: readonly AskedQuestion[] }) {
  if (questions.length === 0) return null
  const open = questions.filter(({ chosen }) => chosen === null).length
  return (
    <section className="asks" aria-labelledby="asks-title">
      <h2 id="asks-title">{narrowing[open] ?? narrowing[0]}</h2>
      <p>Each moves the figures beside. All may stay open.</p>
      {questions.map((one) => (
        <Ask key={one.id} {...one} />
      ))}
      <noscript>
        <Button size="s" name="intent" value={'make' satisfies NeedIntent}>
          Use these answers
        </Button>
      </noscript>
    </section>
  )
}

function Ask({ id, question, answers, chosen }: AskedQuestion) {
  return (
    <fieldset>
      <legend>{question}</legend>
      <div className="quick">
        {answers.map((answer) => (
          <label key={answer}>
            <input type="radio" name={`answer.${id}`} value={answer} defaultChecked={answer === chosen} />
            {answer}
          </label>
        ))}
        <label className="is-open">
          <input type="radio" name={`answer.${id}`} value="" defaultChecked={chosen === null} />
          Not sure
        </label>
      </div>
    </fieldset>
  )
}
