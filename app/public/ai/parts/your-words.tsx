import { Button } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import type { NeedIntent } from '../act-on-need.server.ts'

type YourWordsProps = {
  text: string
  marks: readonly [number, number][]
  error: string | undefined
  /** While the brief is coming: it can be stopped. */
  onStop: (() => void) | undefined
}

/** What the person wrote, with the words underlined that something was read from. */
export function YourWords({ text, marks, error, onStop }: YourWordsProps) {
  return (
    <div className="need-w">
      <h1 className="sr">Your need and its brief</h1>
      <p className="small soft">You wrote</p>
      <p className="yours">{piecesOf(text, marks)}</p>
      {onStop ? (
        <p className="need-acts">
          <Button size="s" type="button" onClick={onStop}>
            Stop
          </Button>
        </p>
      ) : (
        <details className="change change-words" open={error !== undefined}>
          <summary className="btn btn-line btn-s">
            <Icon name="pencil" size={16} /> Change the words
          </summary>
          <div className="change-in">
            <Field label="What you need" name="text" error={error ?? ''}>
              <TextArea key={text} rows={7} defaultValue={text} maxLength={2_000} />
            </Field>
            <Button size="s" look="main" name="intent" value={'make' satisfies NeedIntent}>
              Make the brief again
            </Button>
          </div>
        </details>
      )}
      {onStop ? <input type="hidden" name="text" value={text} /> : null}
    </div>
  )
}

function piecesOf(text: string, marks: readonly [number, number][]) {
  let at = 0
  const pieces = marks.flatMap(([from, to]) => {
    const before = text.slice(at, from)
    at = to
    return [before, <mark key={from}>{text.slice(from, to)}</mark>]
  })
  return [...pieces, text.slice(at)]
}
