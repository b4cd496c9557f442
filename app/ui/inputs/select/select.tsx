import type { ComponentProps } from 'react'
import { useControlAttributes, useDefaultText } from '#app/ui/inputs/field/field-context.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectGroup = { label: string; options: readonly SelectOption[] }

type SelectProps = ComponentProps<'select'> & {
  options?: readonly (SelectOption | SelectGroup)[]
  /** The first line while nothing is chosen. */
  placeholder?: string
  small?: boolean
}

/** The browser's own list: it works on every device and without JavaScript. */
export function Select({ options = [], placeholder, small, className, children, ...props }: SelectProps) {
  const attributes = useControlAttributes(props)
  const defaultValue = useDefaultText(props)
  const classes = ['select', small ? 'select-s' : '', className ?? ''].filter(Boolean).join(' ')
  return (
    <select
      {...attributes}
      className={classes}
      defaultValue={defaultValue ?? (placeholder && props.value === undefined ? '' : undefined)}
    >
      {placeholder && <option value="">{placeholder}</option>}
      {options.map((entry) =>
        'options' in entry ? (
          <optgroup key={entry.label} label={entry.label}>
            {entry.options.map(renderOption)}
          </optgroup>
        ) : (
          renderOption(entry)
        ),
      )}
      {children}
    </select>
  )
}

function renderOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
