import { useState, type FormEvent } from 'react'
import { Field, type FieldProps } from '#app/ui/inputs/field/field.tsx'
import { Password } from '#app/ui/inputs/field/text-input.tsx'
import { judgePassword, type Strength } from './password-strength.ts'

/** A new password, with how strong it is while it is typed; without JavaScript the rule stands in its place. */
export function NewPassword({ label, ...field }: Omit<FieldProps, 'children' | 'hint'>) {
  const [strength, setStrength] = useState<Strength>()
  const judge = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { value } = currentTarget
    setStrength(value === '' ? undefined : judgePassword(value, namesBeside(currentTarget)))
  }
  return (
    <Field
      label={label}
      {...field}
      hint={
        <span className="strength" data-level={strength?.level}>
          <span className="strength-bar" aria-hidden="true" />
          <span aria-live="polite">{(strength ?? judgePassword('')).words}</span>
        </span>
      }
    >
      <Password autoComplete="new-password" onInput={judge} />
    </Field>
  )
}

/** Names in the same form: a password made of them is easy to guess. */
function namesBeside(input: HTMLInputElement): string[] {
  const values = ['email', 'username'].map((name) => {
    const field = input.form?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  })
  return values.flatMap((value) => [value, value.split('@')[0] ?? ''])
}
