import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import type { MessageView } from '#app/shared/messages/message-view.ts'
import { messageLimits } from '#domain/messages/message-rules.ts'
import type { ThreadIntent } from './act-on-thread.ts'

type EditFormProps = { message: MessageView; back: string; refused: RefusedForm | undefined }

/** Says in other words what was said a moment ago. */
export function EditForm({ message, back, refused }: EditFormProps) {
  const result = refusalFor('edit' satisfies ThreadIntent, refused)
  const typed = result?.initialValue?.['text']
  const { careSeen, ...errors } = result?.error ?? {}
  const why = Object.values(errors).flatMap((words) => words ?? [])
  return (
    <Form id="write" className="compose2" method="post" action={`${back}?edit=${message.number}`}>
      <input type="hidden" name="number" value={message.number} />
      {why.map((words) => (
        <p key={words} className="compose-bad" role="alert">
          {words}
        </p>
      ))}
      {careSeen?.map((words) => (
        <p key={words} className="care" role="alert">
          <Icon name="circle-alert" size={18} />
          <span>{words}</span>
        </p>
      ))}
      <label className="sr" htmlFor="message-edit">
        Change what you wrote at {message.time}
      </label>
      <textarea
        id="message-edit"
        className="area"
        name="text"
        rows={4}
        maxLength={messageLimits.text}
        defaultValue={typeof typed === 'string' ? typed : message.text}
      />
      <div className="row">
        <span className="grow" />
        {careSeen ? (
          <label className="small">
            <input type="checkbox" name="careSeen" value="yes" /> Save it anyway
          </label>
        ) : null}
        <ButtonLink look="bare" size="s" to={back}>
          Leave it as it was
        </ButtonLink>
        <Button size="s" name="intent" value={'edit' satisfies ThreadIntent}>
          Save the change
        </Button>
      </div>
    </Form>
  )
}
