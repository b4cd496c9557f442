import type { SubmissionResult } from '@conform-to/react'
import { useRef } from 'react'
import { Form, Link } from 'react-router'
import type { KeptWords } from '#app/admin/editor/keeping-endpoint.ts'
import { OtherWriters } from '#app/admin/editor/other-writers.tsx'
import { useKeptWords } from '#app/admin/editor/use-kept-words.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Note } from '#app/ui/note/note.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'
import type { DocumentIntent } from './document-intents.ts'
import { addressOf, whenWords } from './document-words.ts'
import type { LoadedDocument } from './load-document.ts'

type DocumentFormProps = { document: LoadedDocument; lastResult: SubmissionResult<string[]> | undefined }

const KEPT = ['body'] as const
const saysKept = ({ at }: KeptWords) => `Kept ${at}, as yours alone until you save.`

/** The text, from when it applies and why, in one form. With script the text is kept while one writes. */
export function DocumentForm({ document, lastResult }: DocumentFormProps) {
  const { form, field } = serverForm({ id: 'save', lastResult })
  const sent = useSent()?.get('intent')
  const { slug, body, basedOn, hasSections, keeps, whens } = document
  const formElement = useRef<HTMLFormElement>(null)
  const kept = useKeptWords({
    form: formElement,
    address: `${addressOf(slug)}/draft`,
    version: basedOn,
    status: document.typed ? `Kept ${document.typed.at}, as yours alone until you save.` : '',
    fields: KEPT,
    saysKept,
  })
  const typed = field('body').defaultValue
  const when = field('when').defaultValue
  return (
    <Form
      id={form.id}
      ref={formElement}
      method="post"
      action={addressOf(slug)}
      className="form"
      noValidate
      onInput={kept.changed}
      onSubmit={kept.stop}
    >
      <FormErrors form={form} />
      <OtherWriters names={kept.others} />
      {kept.behind || document.typed?.isBehind ? (
        <Note tone="warn" role="alert">
          <b>Somebody saved another version while you wrote.</b> Your words are kept.{' '}
          <Link to={`${addressOf(slug)}/versions`}>See theirs</Link> before you save.
        </Note>
      ) : null}
      <input type="hidden" name="basedOn" value={basedOn} />
      <Field
        label="Text"
        {...field('body')}
        required={false}
        defaultValue={typed ?? body}
        hint={hasSections ? hintOf(keeps) : 'Markdown, without headings of the first level.'}
      >
        <TextArea rows={26} spellCheck className="ed-md" />
      </Field>
      <p className="soft ed-last" role="status">
        {kept.status}
      </p>
      <FieldSet
        label="From when"
        {...field('when')}
        required={false}
        defaultValue={when || 'later'}
        hint={
          document.isAgreed
            ? `The notice is ${document.noticeDays} days: from ${dateText(document.noticedAt)} if you announce it now.`
            : undefined
        }
      >
        {whens.map((one) => (
          <Radio
            key={one}
            name="when"
            value={one}
            defaultChecked={one === (when || 'later')}
            hint={whenWords[one].hint}
          >
            {whenWords[one].label}
          </Radio>
        ))}
      </FieldSet>
      <div className="form-row">
        <Field
          label="Day"
          {...field('on')}
          required={false}
          optional
          hint="Used with “From a day that I choose”. It begins at midnight in UTC."
        >
          <TextInput type="date" />
        </Field>
        <Field
          label="Why"
          {...field('reason')}
          required={false}
          hint={
            document.isAgreed
              ? 'People read it in the letter and in the log'
              : 'Kept in the history and in the audit log'
          }
        >
          <TextInput autoComplete="off" />
        </Field>
      </div>
      <div className="form-acts">
        <Button look="main" name="intent" value={'save' satisfies DocumentIntent} busy={sent === 'save'}>
          Save
        </Button>
        <Button name="intent" value={'look' satisfies DocumentIntent} busy={sent === 'look'}>
          As it will look
        </Button>
      </div>
    </Form>
  )
}

const hintOf = (keeps: readonly string[]) =>
  `Markdown. A section begins with ## and its name, and its address in braces: ## Fees {#fees}.${
    keeps.length > 0 ? ` Keep the section ${keeps.map((id) => `{#${id}}`).join(', ')}.` : ''
  }`
