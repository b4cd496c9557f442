import { useEffect, useState } from 'react'
import { announceLength, describeLength, describeLimits, isTooLong, type TextLimits } from './text-length.ts'

type TextCounterProps = {
  controlId: string
  limits: TextLimits
  /** When the limits stand beside it already. */
  silentAtFirst?: boolean
}

function readLength(controlId: string): number | null {
  const control = document.getElementById(controlId)
  const holdsText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return holdsText ? control.value.length : null
}

/** Counts what stands in a control. Until JavaScript runs it says the limits, which stay true. */
export function TextCounter({ controlId, limits, silentAtFirst }: TextCounterProps) {
  const [length, setLength] = useState<number | null>(null)

  // Listens on the document, because a form that starts anew replaces the control.
  useEffect(() => {
    const count = () => setLength(readLength(controlId))
    const countIfOurs = (event: Event) => {
      if (event.target instanceof Element && event.target.id === controlId) count()
    }
    // A reset event comes before the values change.
    const countAfterReset = () => setTimeout(count)
    count()
    document.addEventListener('input', countIfOurs)
    document.addEventListener('reset', countAfterReset)
    return () => {
      document.removeEventListener('input', countIfOurs)
      document.removeEventListener('reset', countAfterReset)
    }
  }, [controlId])

  if (length === null) return <span className="counter">{silentAtFirst ? '' : describeLimits(limits)}</span>
  return (
    <span className={isTooLong(length, limits) ? 'counter is-over' : 'counter'}>
      <span>{describeLength(length, limits)}</span>
      <output className="sr">{announceLength(length, limits)}</output>
    </span>
  )
}
