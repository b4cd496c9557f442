import { createContext, useContext } from 'react'

/** What a field tells the control inside it, so that a control needs no wiring of its own. */
export type FieldControl = {
  id: string
  name?: string
  form?: string
  required?: boolean
  invalid: boolean
  describedBy?: string
  defaultValue?: string
  defaultOptions?: readonly string[]
}

export const FieldContext = createContext<FieldControl | null>(null)

type ControlAttributes = {
  id?: string
  name?: string
  form?: string
  required?: boolean
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-describedby'?: string
}

/** The attributes of a control: its own win over those of the field around it. */
export function useControlAttributes<Props extends ControlAttributes>(
  props: Props,
): Props & ControlAttributes {
  const field = useContext(FieldContext)
  if (!field) return props
  return {
    ...props,
    id: props.id ?? field.id,
    name: props.name ?? field.name,
    form: props.form ?? field.form,
    required: props.required ?? field.required,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
    'aria-describedby': [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
  }
}

/** The text a control starts with: none when it is controlled, since React allows only one of the two. */
export function useDefaultText(own: { value?: unknown; defaultValue?: DefaultText }): DefaultText {
  const field = useContext(FieldContext)
  if (own.value !== undefined) return undefined
  return own.defaultValue ?? field?.defaultValue
}

type DefaultText = string | number | readonly string[] | undefined
