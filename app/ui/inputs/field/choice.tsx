import { useContext, useId, type ComponentProps, type ReactNode } from 'react'
import { FieldContext } from './field-context.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** At the right edge: a count or a price. */
  note?: ReactNode
  hint?: ReactNode
}

/** Inside a FieldSet a choice takes its name, and whether it starts chosen, from there. */
function useChoice<Props extends ComponentProps<'input'>>(
  props: Props,
  startsChosen: (value: string) => boolean,
) {
  const field = useContext(FieldContext)
  const value = props.value === undefined ? 'on' : String(props.value)
  return {
    ...props,
    name: props.name ?? field?.name,
    form: props.form ?? field?.form,
    defaultChecked: props.checked === undefined ? (props.defaultChecked ?? startsChosen(value)) : undefined,
    'aria-describedby': props['aria-describedby'],
  }
}

function Choice({ children, note, hint, className, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const hintId = useId()
  return (
    <label className={`check${className ? ` ${className}` : ''}`}>
      <input {...input} aria-describedby={hint ? hintId : input['aria-describedby']} />
      <span>
        {children}
        {hint && (
          <small className="check-hint" id={hintId}>
            {hint}
          </small>
        )}
      </span>
      {note && <span className="n">{note}</span>}
    </label>
  )
}

export function Check(props: ChoiceProps) {
  const field = useContext(FieldContext)
  const input = useChoice(props, (value) => field?.defaultOptions?.includes(value) ?? false)
  return <Choice {...input} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  const field = useContext(FieldContext)
  const input = useChoice(props, (value) => field?.defaultValue === value)
  return <Choice {...input} type="radio" />
}

/** For what takes effect at once or is on or off by nature; a form's plain question is a Check. */
export function Switch({ children, className, ...props }: Omit<ChoiceProps, 'note' | 'hint'>) {
  const field = useContext(FieldContext)
  const input = useChoice(props, (value) => field?.defaultOptions?.includes(value) ?? false)
  return (
    <label className={`switch-row${className ? ` ${className}` : ''}`}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on. */}
      <input {...input} type="checkbox" role="switch" className="switch" />
      <span>{children}</span>
    </label>
  )
}

type SegmentedProps = {
  label: ReactNode
  name?: string
  options: readonly { value: string; label: ReactNode }[]
  defaultValue?: string
  value?: string
  onChange?: (value: string) => void
  disabled?: boolean
  form?: string
  className?: string
}

/** A few short answers side by side: radios, drawn as one strip. */
export function Segmented(props: SegmentedProps) {
  const field = useContext(FieldContext)
  const ownName = useId()
  const chosen = props.defaultValue ?? field?.defaultValue
  return (
    <fieldset
      className={`seg-field${props.className ? ` ${props.className}` : ''}`}
      disabled={props.disabled}
    >
      <legend className="sr">{props.label}</legend>
      <div className="seg">
        {props.options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="sr"
              name={props.name ?? field?.name ?? ownName}
              form={props.form ?? field?.form}
              value={option.value}
              {...(props.value === undefined
                ? { defaultChecked: chosen === option.value }
                : { checked: props.value === option.value })}
              onChange={() => props.onChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
