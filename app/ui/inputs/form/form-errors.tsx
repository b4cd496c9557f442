import type { FormMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { describeRefusal, listRefusedFields } from './refusal.ts'

type FormErrorsProps = {
  form: Pick<FormMetadata, 'id' | 'status' | 'errors' | 'allErrors'>
  /** What the fields are called, when their messages don't say it. */
  labels?: Record<string, string>
}

// Conform asks for a check of one field by submitting the form with this name.
const isCheckOfOneField = (event: SubmitEvent) =>
  event.submitter instanceof HTMLButtonElement && event.submitter.name === '__intent__'

/**
 * What was refused, with a link to each field. It appears when the form is refused, takes the focus,
 * and stays until every answer is right, so that nothing jumps while a person types.
 */
export function FormErrors({ form, labels = {} }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const [wasRefused, setWasRefused] = useState(form.status === 'error')
  const fields = listRefusedFields(form.id, form.allErrors)
  const formErrors = form.errors ?? []
  const isRefused = form.status === 'error'
  if (isRefused && !wasRefused) setWasRefused(true)

  useEffect(() => {
    const element = document.getElementById(form.id)
    const noteSubmit = (event: SubmitEvent) => {
      if (!isCheckOfOneField(event)) wantsFocus.current = true
    }
    element?.addEventListener('submit', noteSubmit as EventListener)
    return () => element?.removeEventListener('submit', noteSubmit as EventListener)
  }, [form.id])

  useEffect(() => {
    if (isRefused && wantsFocus.current && summary.current) {
      wantsFocus.current = false
      summary.current.focus()
    }
  })

  if (!wasRefused || fields.length + formErrors.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript the refused page opens at its summary.
    <section className="refusal" ref={summary} tabIndex={-1} autoFocus aria-labelledby={`${form.id}-refusal`}>
      <Icon name="circle-alert" className="bad" />
      <div>
        <p id={`${form.id}-refusal`}>
          {fields.length > 0 && <b>{describeRefusal(fields.length)} </b>}
          {formErrors.map((message) => (
            <b key={message}>{message} </b>
          ))}
          <span className="refusal-calm">Nothing is lost.</span>
        </p>
        {fields.length > 0 && (
          <ul>
            {fields.map(({ name, fieldId, message }) => (
              <li key={name}>
                <a href={`#${fieldId}`}>{labels[name] ? `${labels[name]}: ${message}` : message}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
