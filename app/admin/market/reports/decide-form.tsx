import { useState } from 'react'
import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { NumberInput, TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { sendByKeys } from '#app/ui/inputs/form/send-by-keys.ts'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { toOwnerWords, toReporterWords } from '#domain/reports/decision-words.ts'
import {
  CHANGE_DAYS,
  reportDecisions,
  reportLimits,
  reportReasons,
  ruleWords,
  type ReportDecision,
} from '#domain/reports/report-rules.ts'
import type { CaseIntent } from './case-intents.ts'
import type { CaseData } from './load-case.ts'

type DecideFormProps = Pick<
  CaseData,
  | 'kind'
  | 'title'
  | 'owner'
  | 'canTakeDown'
  | 'leavesTakeDown'
  | 'reason'
  | 'template'
  | 'reportsCount'
  | 'newest'
> & {
  refused: RefusedForm | undefined
}

const hints: Record<ReportDecision, { label: string; hint: string }> = {
  nothing: { label: 'Nothing wrong', hint: 'The case is closed' },
  warn: { label: 'Warn the member', hint: 'It stays on show' },
  change: { label: 'Ask for a change', hint: 'It stays on show until a day' },
  'take-down': { label: 'Take it down', hint: 'It can be restored whole' },
  ban: { label: 'Ban the member', hint: 'Out at once; open deals go on' },
}

/** What becomes of it, by which rule, and what each of them reads. */
export function DecideForm(props: DecideFormProps) {
  const { kind, title, owner, canTakeDown, leavesTakeDown, reason, template, refused } = props
  const { form, field } = serverForm({
    id: 'decide',
    lastResult: refusalFor('decide', refused),
    limits: { words: reportLimits.words },
  })
  const words = field('words')
  const [typed, setTyped] = useState(String(words.defaultValue ?? template))
  const [decision, setDecision] = useState<ReportDecision | null>(null)
  const choices = reportDecisions.filter(
    (one) => (one !== 'take-down' || canTakeDown) && (owner || one === 'nothing' || one === 'take-down'),
  )
  const told = decision && { kind, title, decision }
  return (
    <Form
      id={form.id}
      method="post"
      action={props.newest}
      className="form"
      noValidate
      onKeyDown={sendByKeys}
      onChange={({ target }) => {
        const { name, value } = target as unknown as { name: string; value: string }
        if (name === 'decision') setDecision(reportDecisions.find((one) => one === value) ?? null)
        if (name === 'words') setTyped(value)
      }}
    >
      <FormErrors form={form} />
      <input type="hidden" name="reportsRead" value={props.reportsCount} />
      {leavesTakeDown ? (
        <Note tone="info">
          Only administrators take a team down. If that is what it needs, leave this case to one of them.
        </Note>
      ) : null}
      <FieldSet label="Decide" {...field('decision')}>
        <div className="case-choices">
          {choices.map((one, place) => (
            <Radio
              key={one}
              value={one}
              hint={hints[one].hint}
              note={<kbd className="hide-s">{place + 1}</kbd>}
            >
              {hints[one].label}
            </Radio>
          ))}
        </div>
      </FieldSet>
      <div className="form-row">
        <Field label="Rule" {...field('rule')} defaultValue={field('rule').defaultValue ?? reason}>
          <Select options={reportReasons.map((one) => ({ value: one, label: ruleWords[one] }))} />
        </Field>
        <Field label="Days, for a change" {...field('days')} required={false}>
          <NumberInput
            min={CHANGE_DAYS.least}
            max={CHANGE_DAYS.most}
            placeholder={String(CHANGE_DAYS.usual)}
          />
        </Field>
      </div>
      <Field label="Reason, read by both" {...words} defaultValue={words.defaultValue ?? template}>
        <TextArea rows={4} />
      </Field>
      {told ? (
        <div className="case-letters">
          <h3>What each of them reads</h3>
          {decision === 'nothing' || !owner ? null : (
            <article>
              <b>To {owner.name}</b>
              <p>{toOwnerWords(told)}</p>
              <p>{typed}</p>
            </article>
          )}
          <article>
            <b>To whoever reported it</b>
            <p>{toReporterWords(told)}</p>
            <p>{typed}</p>
          </article>
        </div>
      ) : null}
      <div className="form-acts">
        <Button look="main" name="intent" value={'decide' satisfies CaseIntent}>
          Decide and tell both
        </Button>
        <kbd className="hide-s">Ctrl ↵</kbd>
        <span className="soft small">Written to the audit log with what you chose.</span>
      </div>
    </Form>
  )
}
