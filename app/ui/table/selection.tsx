import { useEffect, useRef, useState, type ChangeEvent, type MouseEvent, type ReactNode } from 'react'

export type Selection<Row> = {
  /** The field that carries the selected values. */
  name: string
  valueOf: (row: Row) => string
  /** Who or what the row is, for `Select …`. */
  labelOf: (row: Row) => string
  /** The values that were selected when what was asked for them was refused. */
  chosen?: readonly string[] | undefined
  /** Submit buttons with a `name` and `value` saying what to do. */
  actions: ReactNode
  /** Where the form goes; this page unless told. */
  action?: string | undefined
  /** A quiet reminder, such as that it is written to the audit log. */
  note?: string | undefined
}

const rowBoxes = 'tbody .data-pick input'

function boxesAround(element: Element | null): HTMLInputElement[] {
  return [...(element?.closest('.data')?.querySelectorAll<HTMLInputElement>(rowBoxes) ?? [])]
}

function toggleAll({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  for (const box of boxesAround(currentTarget)) box.checked = currentTarget.checked
}

/** Needs script, and is hidden by the style sheet where there is none. */
export function SelectAll() {
  return (
    <label className="check data-all">
      <input type="checkbox" aria-label="Select all" onChange={toggleAll} />
    </label>
  )
}

/** Says how many are selected. The bar itself appears by style alone, so it works before script does. */
export function SelectionCount() {
  const place = useRef<HTMLElement>(null)
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const form = place.current?.closest('form')
    function countBoxes() {
      setCount(boxesAround(place.current).filter((box) => box.checked).length)
    }
    form?.addEventListener('change', countBoxes)
    return () => form?.removeEventListener('change', countBoxes)
  }, [])
  return (
    <b ref={place} aria-live="polite">
      {count === undefined ? 'Selected' : `${count} selected`}
    </b>
  )
}

/** Resets the boxes as the browser would, then says so, because a reset makes no change event. */
export function clearSelection(event: MouseEvent<HTMLButtonElement>) {
  const { form } = event.currentTarget
  if (!form) return
  event.preventDefault()
  form.reset()
  form.dispatchEvent(new Event('change'))
}
