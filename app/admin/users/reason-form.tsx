import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import type { MemberIntent } from './act-on-member.ts'
import type { CategoriesIntent } from '#app/admin/market/categories/act-on-categories.ts'

export type FieldOf = ReturnType<typeof serverForm>['field']

type ReasonFormProps = {
  intent: MemberIntent | CategoriesIntent
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
  label: string
  danger?: boolean | undefined
  /** Whether the member reads the reason, or only the audit log has it. */
  isTold?: boolean | undefined
  /** Fields before the reason. */
  children?: ((field: FieldOf) => ReactNode) | undefined
  /** The answer is another area of the product with another frame around it. */
  reloadDocument?: boolean | undefined
}

/** One action on a member: its own fields, the reason, and the button that says what happens. */
export function ReasonForm(props: ReasonFormProps) {
  const { intent, limits, lastResult, label, danger, isTold = true, children } = props
  const { form, field } = serverForm({ id: intent, lastResult, limits })
  const isSending = useSent()?.get('intent') === intent
  return (
    <Form id={form.id} method="post" className="form" noValidate reloadDocument={props.reloadDocument}>
      <FormErrors form={form} />
      <input type="hidden" name="intent" value={intent} />
      {children?.(field)}
      <Field
        label="Reason"
        {...field('reason')}
        hint={isTold ? 'The member reads it, and the audit log keeps it' : 'The audit log keeps it'}
      >
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-acts">
        <Button look={danger ? 'danger' : 'line'} busy={isSending}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
