import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, type ButtonLook } from '#app/ui/inputs/button/button.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { useAccountForm, type FieldOf } from './account-page.ts'
import type { AccountIntent } from './act-on-account.ts'

type SectionFormProps = {
  intent: AccountIntent
  label: string
  look?: ButtonLook
  saved?: Record<string, string | undefined>
  limits?: Record<string, TextLimits>
  /** What is said when it was done. */
  doneWords?: ReactNode
  /** Beside the button. */
  aside?: ReactNode
  /** Files that are sent by the browser itself, because a whole picture is larger than the data of a page may be. */
  sendsFiles?: boolean
  children?: (field: FieldOf) => ReactNode
}

/** A small form of the account page, which works by itself. */
export function SectionForm(props: SectionFormProps) {
  const { form, field, formKey, isBusy, isDone } = useAccountForm(props)
  return (
    <Form
      key={formKey}
      id={form.id}
      method="post"
      action="/my/account"
      className="form"
      noValidate
      preventScrollReset
      reloadDocument={props.sendsFiles}
      encType={props.sendsFiles ? 'multipart/form-data' : undefined}
    >
      {isDone && props.doneWords ? (
        <Note role="status" icon="circle-check">
          {props.doneWords}
        </Note>
      ) : null}
      <FormErrors form={form} />
      <input type="hidden" name="intent" value={props.intent} />
      {props.children?.(field)}
      <div className="form-acts">
        <Button look={props.look ?? 'line'} busy={isBusy}>
          {props.label}
        </Button>
        {props.aside}
      </div>
    </Form>
  )
}
