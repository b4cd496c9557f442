import { Fragment, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, NumberInput, TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { describeRules, type FileRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import type { Refusal } from '../room-forms.ts'
import { stepArticles } from './step-articles.ts'
import { StepPreviewSums } from './step-preview.tsx'
import type { StepField, StepView } from './step-view.ts'

type StepFormProps = {
  step: StepView
  dealId: string
  currency: string
  fileRules: FileRules
  answer: Refusal | undefined
}

/** A step of the deal: its words, its arithmetic, its fields, one button. */
export function StepForm({ step, dealId, currency, fileRules, answer }: StepFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const errors = answer?.errors ?? {}
  const { preview } = step
  const article = stepArticles[step.do]
  const [typed, setTyped] = useState(
    answer?.typed[preview?.field ?? ''] ??
      step.fields.find(({ name }) => name === preview?.field)?.value ??
      '',
  )
  const hasFiles = step.fields.some(({ kind }) => kind === 'files')
  return (
    <>
      <h2 id="next-title">{step.title}</h2>
      <p className="what">{step.text}</p>
      {article ? <HowLink article={article} /> : null}
      {step.warn ? <Note tone="bad">{step.warn}</Note> : null}
      {step.rows ? (
        <div className="step-sum">
          <Sum rows={step.rows} total={step.total} />
          {step.after ? <p className="small soft">{step.after}</p> : null}
        </div>
      ) : null}
      {step.missing ? <Note tone="warn">{step.missing.words} Top up, and you come back here.</Note> : null}
      <Form
        id="step"
        method={step.isQuestion ? 'get' : 'post'}
        className="form step-form"
        noValidate
        {...(hasFiles ? { encType: 'multipart/form-data' as const } : {})}
      >
        <FormErrors
          form={{
            id: 'step',
            status: Object.keys(errors).length > 0 ? 'error' : undefined,
            errors: undefined,
            allErrors: errors,
          }}
        />
        <input type="hidden" name="do" value={step.do} />
        {Object.entries(step.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {step.fields.map((field) => (
          <Fragment key={field.name}>
            <StepControl
              field={field}
              currency={currency}
              fileRules={fileRules}
              error={errors[field.name]?.[0]}
              typed={answer?.typed[field.name]}
              {...(preview?.field === field.name ? { onType: setTyped } : {})}
            />
            {preview?.field === field.name ? <StepPreviewSums preview={preview} typed={typed} /> : null}
          </Fragment>
        ))}
        <div className="acts">
          {step.missing ? (
            <ButtonLink look="main" size="l" to={step.missing.to}>
              {step.missing.label}
            </ButtonLink>
          ) : (
            <Button look={step.isGrave ? 'danger' : 'main'} size="l" busy={isSending}>
              {step.submit}
            </Button>
          )}
          <Link className="btn btn-line btn-l" to={`/deals/${dealId}`}>
            Back
          </Link>
        </div>
      </Form>
    </>
  )
}

type ControlProps = {
  field: StepField
  currency: string
  fileRules: FileRules
  error: string | undefined
  typed: string | undefined
  onType?: (typed: string) => void
}

function StepControl({ field, currency, fileRules, error, typed, onType }: ControlProps) {
  const { name, label, kind, hint, most, isOptional = false, options } = field
  const props = {
    label,
    name,
    id: `step-${name}`,
    optional: isOptional,
    required: !isOptional,
    ...(hint ? { hint } : {}),
    ...(error ? { error } : {}),
    ...(most ? { limits: { max: most } } : {}),
    ...((typed ?? field.value) ? { defaultValue: typed ?? field.value } : {}),
  }
  return (
    <Field {...props} {...(kind === 'files' ? { hint: describeRules(fileRules) } : {})}>
      {kind === 'text' ? <TextArea rows={5} /> : null}
      {kind === 'line' ? <TextInput /> : null}
      {kind === 'number' ? <NumberInput /> : null}
      {kind === 'amount' ? (
        <AmountInput
          currency={currency}
          {...(onType ? { onChange: (event) => onType(event.currentTarget.value) } : {})}
        />
      ) : null}
      {kind === 'choice' ? <Select options={options ?? []} /> : null}
      {kind === 'files' ? <FilesInput name={name} /> : null}
    </Field>
  )
}

function FilesInput({ name }: { name: string }) {
  return <input id={`step-${name}`} type="file" name={name} multiple aria-describedby={`step-${name}-hint`} />
}
