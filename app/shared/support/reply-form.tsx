import { Form, useNavigation } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { TicketIntentName, TicketView } from './ticket-view.ts'

/** Where one writes. A plain form, so that it works the same with script and without. */
export function ReplyForm({
  ticket: { clientId, files, state },
  refused,
}: {
  ticket: TicketView
  refused: RefusedForm | undefined
}) {
  const isSending = useNavigation().formData?.get('intent') === 'reply'
  const { initialValue, error } = refusalFor('reply', refused) ?? {}
  const problems = Object.values(error ?? {}).flatMap((words) => words ?? [])
  const typed = initialValue?.['text']
  return (
    <Form
      id="reply"
      method="post"
      encType={files ? 'multipart/form-data' : undefined}
      className="compose2 ticket-reply"
      noValidate
    >
      <input type="hidden" name="clientId" value={clientId} />
      {problems.map((words) => (
        <p key={words} className="compose-bad" role="alert">
          {words}
        </p>
      ))}
      <label className="sr" htmlFor="reply-text">
        Reply
      </label>
      <textarea
        id="reply-text"
        className="area"
        name="text"
        rows={4}
        placeholder={state === 'closed' ? 'Write again: a new ticket goes on from this one' : 'Reply'}
        defaultValue={typeof typed === 'string' ? typed : ''}
        aria-invalid={problems.length > 0 || undefined}
      />
      <div className="row">
        {files ? (
          <label className="compose-files" title={`Attach files: ${describeRules(files)}`}>
            <Icon name="paperclip" />
            <span className="sr">Attach files: {describeRules(files)}</span>
            <input type="file" name="files" multiple />
          </label>
        ) : null}
        <span className="grow" />
        <Button size="s" name="intent" value={'reply' satisfies TicketIntentName} busy={isSending}>
          {state === 'closed' ? 'Send as a new ticket' : 'Send'}
        </Button>
      </div>
    </Form>
  )
}
