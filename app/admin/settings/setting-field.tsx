import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { MarkField } from './mark-field.tsx'
import type { Control } from './sections.ts'

export type FieldData = {
  key: string
  label: string
  control: Control
  hint: string | undefined
  /** What is in force, as the control writes it. */
  value: string
  /** It can't be changed any more: the hint says why. */
  isFixed: boolean
}

type SettingFieldProps = {
  data: FieldData
  field: ReturnType<ReturnType<typeof serverForm>['field']>
  /** All that was typed into a refused form. */
  typed: Record<string, unknown> | null | undefined
  currencies: readonly { value: string; label: string }[]
}

/** The control that fits a setting. After a refusal it holds what was typed, and says what is in force now where that differs. */
export function SettingField({ data, field, typed, currencies }: SettingFieldProps) {
  const start = typed && !data.isFixed ? String(typed[data.key] ?? '') : data.value
  const isOther = typed !== undefined && typed !== null && start !== data.value && !data.isFixed
  // A picture has no words to say: the one that is shown stands below.
  const hint = isOther && data.control !== 'mark' ? `In force now: ${inForce(data)}` : data.hint
  if (data.control === 'flag') {
    return (
      <FieldSet
        label={data.label}
        labelHidden
        {...field}
        required={false}
        defaultValue={undefined}
        hint={hint}
      >
        <Check name={data.key} defaultChecked={start === 'on'}>
          {data.label}
        </Check>
      </FieldSet>
    )
  }
  if (data.control === 'mark')
    return (
      <MarkField name={data.key} label={data.label} hint={hint} field={{ ...field, defaultValue: start }} />
    )
  return (
    <Field label={data.label} {...field} required={false} defaultValue={start} hint={hint}>
      <ControlOf control={data.control} isFixed={data.isFixed} currencies={currencies} />
    </Field>
  )
}

type ControlOfProps = Pick<FieldData, 'control' | 'isFixed'> & Pick<SettingFieldProps, 'currencies'>

function ControlOf({ control, isFixed, currencies }: ControlOfProps) {
  switch (control) {
    case 'lines':
      return <TextArea rows={3} />
    case 'currency':
      return <Select options={currencies} disabled={isFixed} />
    case 'moment':
      return <TextInput type="datetime-local" />
    case 'email':
      return <TextInput type="email" autoComplete="off" />
    case 'telephone':
      return <TextInput type="tel" autoComplete="off" />
    case 'colour':
      return <TextInput type="color" className="brand-colour" />
    case 'mark':
    case 'line':
    case 'flag':
      return <TextInput autoComplete="off" />
  }
}

function inForce({ control, value }: FieldData): string {
  if (control === 'flag') return value === 'on' ? 'yes' : 'no'
  return value === '' ? 'nothing' : value
}
