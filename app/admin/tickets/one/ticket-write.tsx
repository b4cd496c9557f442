import { useRef, useState, type MouseEvent } from 'react'
import { Form, Link } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { sendByKeys } from '#app/ui/inputs/form/send-by-keys.ts'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { TEXT_MOST } from '#domain/support/desk/desk-rules.ts'
import { addressOf, DESK, type Shown } from '../address-of-ticket.ts'
import type { OneTicket } from './load-ticket.ts'
import type { TicketIntent } from './ticket-intents.ts'

type TicketWriteProps = {
  number: number
  one: OneTicket
  shown: Shown
  refused: RefusedForm | undefined
  /** What was on the page when the writer last touched their words: an answer says that it was read. */
  seen: number
  onWrite: () => void
}

const limits = { text: { min: 0, max: TEXT_MOST } }

/** A reply to the person or a note for staff: two forms, of which one is shown, so that neither takes the other's words. */
export function TicketWrite(props: TicketWriteProps) {
  const { number, one, shown, refused } = props
  const [isNote, setIsNote] = useState(one.isNote || refused?.formId === 'note')
  const [noted, setNoted] = useState(one.ownLast.note)
  // A note that was kept leads back to the reply.
  if (noted !== one.ownLast.note) {
    setNoted(one.ownLast.note)
    setIsNote(one.isNote)
  }
  const turn = (to: boolean) => (event: MouseEvent) => {
    event.preventDefault()
    setIsNote(to)
  }
  const first = one.name.split(' ')[0]
  return (
    <section className="ticket-write" aria-label="Write">
      <nav className="tabs" aria-label="Whom it is for">
        <Link
          to={addressOf(shown, { number })}
          aria-current={isNote ? undefined : 'page'}
          onClick={turn(false)}
          data-key="r"
        >
          Reply to {first} <kbd className="hide-s">R</kbd>
        </Link>
        <Link
          to={addressOf(shown, { number, write: 'note' })}
          aria-current={isNote ? 'page' : undefined}
          onClick={turn(true)}
          data-key="n"
        >
          Note for staff <kbd className="hide-s">N</kbd>
        </Link>
      </nav>
      <div hidden={isNote}>
        <AnswerForm key={one.ownLast.answer} {...props} />
      </div>
      <div hidden={!isNote}>
        <NoteForm key={one.ownLast.note} one={one} refused={refused} />
      </div>
    </section>
  )
}

function AnswerForm({ number, one, shown, refused, seen, onWrite }: TicketWriteProps) {
  const { form, field } = serverForm({ id: 'answer', lastResult: refusalFor('answer', refused), limits })
  const words = field('text')
  const box = useRef<HTMLDivElement>(null)
  const putIn = (text: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    event.preventDefault()
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    event.currentTarget.closest('details')?.removeAttribute('open')
    area.focus()
  }
  return (
    <Form
      id={form.id}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onKeyDown={sendByKeys}
      onInput={onWrite}
      className="ticket-form"
    >
      <FormErrors form={form} />
      <input type="hidden" name="seenNumber" value={seen} />
      <input type="hidden" name="clientId" value={one.answerKey} />
      <div ref={box}>
        <Field label="Reply" labelHidden {...words} defaultValue={words.defaultValue ?? one.chosen?.text}>
          <TextArea rows={7} />
        </Field>
      </div>
      <Files field={field('files')} hint={one.fileRules} />
      <details className="ticket-templates">
        <summary className="small">
          Templates <kbd className="hide-s">T</kbd>
        </summary>
        <ul>
          {one.templates.map(({ id, title, text }) => (
            <li key={id}>
              <Link to={addressOf(shown, { number, template: id })} onClick={putIn(text)}>
                <b>{title}</b> <small className="soft">{text.slice(0, 90)}</small>
              </Link>
            </li>
          ))}
        </ul>
        <p className="small">
          <Link to={`${DESK}/templates`}>Change templates</Link>
        </p>
      </details>
      {one.fromArticles.length > 0 ? (
        <details className="ticket-templates">
          <summary className="small">From the articles, {one.fromArticles.length}</summary>
          <ul>
            {one.fromArticles.map(({ to, title, text }) => (
              <li key={text}>
                <Link to={to} onClick={putIn(text)}>
                  <b>{title}</b> <small className="soft">{text}</small>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="row">
        <Field label="After sending" labelHidden {...field('after')} required={false}>
          <Select
            small
            options={[
              { value: 'answered', label: 'Answered, their turn' },
              { value: 'resolved', label: 'Resolved' },
            ]}
          />
        </Field>
        <Button look="main" name="intent" value={'answer' satisfies TicketIntent}>
          Send
        </Button>
        <kbd className="hide-s">Ctrl ↵</kbd>
      </div>
    </Form>
  )
}

function NoteForm({ one, refused }: Pick<TicketWriteProps, 'one' | 'refused'>) {
  const { form, field } = serverForm({ id: 'note', lastResult: refusalFor('note', refused), limits })
  return (
    <Form
      id={form.id}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onKeyDown={sendByKeys}
      className="ticket-form is-note"
    >
      <FormErrors form={form} />
      <input type="hidden" name="clientId" value={one.noteKey} />
      <Field label="Note" labelHidden hint="Only staff sees this." {...field('text')}>
        <TextArea rows={5} />
      </Field>
      <Files field={field('files')} hint={`${one.fileRules}. Only staff gets them.`} />
      <Button name="intent" value={'note' satisfies TicketIntent}>
        Keep the note
      </Button>
      <kbd className="hide-s">Ctrl ↵</kbd>
    </Form>
  )
}

type FilesProps = { field: ReturnType<ReturnType<typeof serverForm>['field']>; hint: string }

function Files({ field, hint }: FilesProps) {
  return (
    <Field label="Files" optional {...field} required={false} hint={hint}>
      <TextInput type="file" multiple />
    </Field>
  )
}
