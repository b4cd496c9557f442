/** What stands in a field of a form. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Puts words into a field as if they were typed: whoever listens hears of it. */
export function writeField(form: HTMLFormElement, name: string, value: string): void {
  const found = form.elements.namedItem(name)
  const controls = found instanceof RadioNodeList ? [...found] : [found]
  for (const control of controls) {
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === value
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.value = value
    else continue
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** A form as words alone: nobody's files travel to ask for advice. */
export function wordsOf(form: HTMLFormElement): FormData {
  const words = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') words.append(name, value)
  return words
}
