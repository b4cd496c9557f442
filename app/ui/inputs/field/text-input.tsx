import { useState, type ComponentProps } from 'react'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useControlAttributes, useDefaultText } from './field-context.ts'

function joinClass(own: string, given?: string) {
  return given ? `${own} ${given}` : own
}

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  const attributes = useControlAttributes(props)
  const defaultValue = useDefaultText(props)
  return (
    <input
      type="text"
      {...attributes}
      defaultValue={defaultValue}
      className={joinClass('input', className)}
    />
  )
}

/** Grows with its text where the browser can; elsewhere it has a handle. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  const attributes = useControlAttributes(props)
  const defaultValue = useDefaultText(props)
  return <textarea {...attributes} defaultValue={defaultValue} className={joinClass('area', className)} />
}

/** A text field with number keys: `type="number"` changes under a scrolling wheel and drops what it can't read. */
export function NumberInput(props: ComponentProps<'input'>) {
  return <TextInput inputMode="numeric" autoComplete="off" {...props} />
}

type AmountInputProps = ComponentProps<'input'> & { currency?: string }

export function AmountInput({ currency, ...props }: AmountInputProps) {
  const input = <TextInput inputMode="decimal" autoComplete="off" {...props} />
  if (!currency) return input
  return (
    <span className="input-with">
      {input}
      <span className="input-unit">{currency}</span>
    </span>
  )
}

/** The button that shows the password needs JavaScript, so it appears with it. */
export function Password(props: Omit<ComponentProps<'input'>, 'type'>) {
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <span className="input-with">
      <TextInput
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type={shown ? 'text' : 'password'}
      />
      {hydrated && (
        <IconButton
          type="button"
          label={shown ? 'Hide the password' : 'Show the password'}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </IconButton>
      )}
    </span>
  )
}
