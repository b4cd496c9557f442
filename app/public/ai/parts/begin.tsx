import { Button } from '#app/ui/inputs/button/button.tsx'
import { FieldError } from '#app/ui/inputs/field/field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { examples } from '../examples.ts'
import type { NeedAnswer } from '../brief-view.ts'
import type { NeedData } from '../load-need.server.ts'
import { EngineLine } from './engine-line.tsx'
import type { NeedIntent } from '../act-on-need.server.ts'

type BeginProps = { data: NeedData; answer: NeedAnswer | undefined }

/** One field, and what others begin from. */
export function Begin({ data, answer }: BeginProps) {
  const error = answer?.errors['text']?.[0]
  const others = Object.entries(answer?.errors ?? {}).flatMap(([name, words]) =>
    name === 'text' ? [] : words,
  )
  return (
    <div className="need-l">
      <h1>Say what you need, in your own words.</h1>
      {[...(answer?.refused ? [answer.refused] : []), ...others].map((words) => (
        <Note key={words} tone="bad" role="alert">
          {words}
        </Note>
      ))}
      <div className={error ? 'need-f is-bad' : 'need-f'}>
        <label className="sr" htmlFor="need-text">
          What do you need done?
        </label>
        <textarea
          className="area"
          id="need-text"
          name="text"
          maxLength={2_000}
          placeholder="What it is for, who will use it, by when, and what you have already"
          defaultValue={answer?.typed ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'need-error' : 'need-hint'}
        />
        <div className="row">
          <small className="faint" id="need-hint">
            Three sentences are enough
          </small>
          <span className="grow" />
          <Button look="main" name="intent" value={'make' satisfies NeedIntent}>
            Make a brief
          </Button>
        </div>
      </div>
      {error ? <FieldError id="need-error">{error}</FieldError> : null}
      <EngineLine {...data} />
      <div className="eg">
        <h2>Begin from one of these</h2>
        {examples.map(({ text, about }, at) => (
          <button key={text} name="example" value={at + 1}>
            <span>{text}</span>
            <small>{about}</small>
          </button>
        ))}
      </div>
    </div>
  )
}
