import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { NumberInput, TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { sendByKeys } from '#app/ui/inputs/form/send-by-keys.ts'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { type CaseDecision, caseLimits, STOP_DAYS } from '#domain/messages/moderation/case-rules.ts'
import type { CaseIntent } from './case-intents.ts'
import type { CaseData } from './load-case.ts'

type DecideFormProps = Pick<CaseData, 'writer' | 'canHide'> & { refused: RefusedForm | undefined }

const choicesAbout = (writer: string): { value: CaseDecision; label: string; hint: string }[] => [
  { value: 'dismiss', label: 'Nothing wrong', hint: 'Nothing follows' },
  { value: 'warn', label: `Warn ${writer}`, hint: 'A notice that must be read before going on' },
  { value: 'hide', label: 'Hide the message', hint: 'Both see that it was hidden, and why' },
  { value: 'stop', label: 'Stop new conversations', hint: 'No new conversations for some days' },
  { value: 'ban', label: `Ban ${writer}`, hint: 'Out at once; open deals go on' },
]

/** What becomes of it, and what the member reads. */
export function DecideForm({ writer, canHide, refused }: DecideFormProps) {
  const { form, field } = serverForm({
    id: 'decide',
    lastResult: refusalFor('decide', refused),
    limits: { words: { min: 0, max: caseLimits.words.max } },
  })
  const choices = choicesAbout(writer).filter(({ value }) => canHide || value !== 'hide')
  return (
    <Form id={form.id} method="post" className="form" noValidate onKeyDown={sendByKeys}>
      <FormErrors form={form} />
      <FieldSet label="Decision" {...field('decision')}>
        <div className="case-choices">
          {choices.map(({ value, hint, label }, place) => (
            <Radio key={value} value={value} hint={hint} note={<kbd className="hide-s">{place + 1}</kbd>}>
              {label}
            </Radio>
          ))}
        </div>
      </FieldSet>
      <Field
        label={`What ${writer} reads`}
        hint="Not needed where nothing is wrong."
        {...field('words')}
        required={false}
      >
        <TextArea rows={4} />
      </Field>
      <Field label="Days, for a stop" {...field('days')} required={false}>
        <NumberInput min={STOP_DAYS.least} max={STOP_DAYS.most} placeholder="7" />
      </Field>
      <div className="form-acts">
        <Button look="main" name="intent" value={'decide' satisfies CaseIntent}>
          Decide
        </Button>
        <kbd className="hide-s">Ctrl ↵</kbd>
        <span className="soft small">Both sides are told that somebody looked.</span>
      </div>
    </Form>
  )
}
