import type { KeyboardEvent } from 'react'

/** Ctrl and Enter send a form from any of its fields, by its first button. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const form = event.currentTarget
  form.requestSubmit(form.querySelector<HTMLButtonElement>('button:not([type=button])'))
}
