import { Fragment, useId, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { FieldContext, type FieldControl } from './field-context.ts'
import { TextCounter } from './text-counter.tsx'
import { describeLimits, type TextLimits } from './text-length.ts'

export type FieldProps = {
  label: ReactNode
  /** Hides the label from sight, never from a screen reader. */
  labelHidden?: boolean
  /** A small link or button on the label's line. */
  aside?: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string
  /** Shows a counter; the text may go past the limit, so that nothing pasted is lost. */
  limits?: TextLimits
  id?: string
  name?: string
  form?: string
  required?: boolean
  defaultValue?: string
  defaultOptions?: readonly string[]
  /** Changes when the form wants the control to start anew. */
  controlKey?: string
  className?: string
  children: ReactNode
}

function useFieldControl(props: FieldProps): FieldControl {
  const ownId = useId()
  const id = props.id ?? ownId
  const hasHint = Boolean(props.hint || props.limits)
  return {
    id,
    name: props.name,
    form: props.form,
    required: props.required,
    invalid: Boolean(props.error),
    describedBy:
      [props.error && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    defaultValue: props.defaultValue,
    defaultOptions: props.defaultOptions,
  }
}

function fieldClass({ error, className }: FieldProps) {
  return ['field', error ? 'is-bad' : '', className ?? ''].filter(Boolean).join(' ')
}

/** A label, one control, and what is said about it. */
export function Field(props: FieldProps) {
  const control = useFieldControl(props)
  return (
    <div className={fieldClass(props)}>
      <div className={props.labelHidden ? 'sr' : 'field-label'}>
        <label className="label" htmlFor={control.id}>
          {props.label}
          {props.optional && <span className="opt"> optional</span>}
        </label>
        {props.aside}
      </div>
      <FieldContext value={control}>
        <Fragment key={props.controlKey}>{props.children}</Fragment>
      </FieldContext>
      <FieldWords control={control} error={props.error} hint={props.hint} limits={props.limits} />
    </div>
  )
}

/** Several checks, radios or controls that answer one question. */
export function FieldSet(props: FieldProps) {
  const control = useFieldControl(props)
  return (
    <fieldset
      id={control.id}
      className={fieldClass(props)}
      aria-describedby={control.describedBy}
      aria-invalid={control.invalid || undefined}
      tabIndex={-1}
    >
      <legend className={props.labelHidden ? 'sr' : 'label'}>
        {props.label}
        {props.optional && <span className="opt"> optional</span>}
      </legend>
      <FieldContext value={control}>
        <Fragment key={props.controlKey}>{props.children}</Fragment>
      </FieldContext>
      <FieldWords control={control} error={props.error} hint={props.hint} />
    </fieldset>
  )
}

type FieldWordsProps = Pick<FieldProps, 'error' | 'hint' | 'limits'> & { control: FieldControl }

function FieldWords({ control, error, hint, limits }: FieldWordsProps) {
  // A hint of one's own leaves the limits to the counter; otherwise they are the hint.
  const words = hint ?? (limits?.min ? describeLimits(limits) : undefined)
  return (
    <>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
      {(words || limits) && (
        <div className="hint">
          <span id={`${control.id}-hint`}>{words}</span>
          {limits && (
            <TextCounter controlId={control.id} limits={limits} silentAtFirst={Boolean(words && !hint)} />
          )}
        </div>
      )}
    </>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="circle-alert" size={16} /> <span>{children}</span>
    </p>
  )
}
