type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed into a text area before the script came. */
const typedTexts = new WeakMap<Control, string>()

/**
 * React puts what the server sent back into a text area that it takes over, unless that was empty; other fields it leaves as they are.
 * So what was typed is noted right before.
 */
export function noteTypedTexts(): void {
  for (const area of document.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) typedTexts.set(area, area.value)
}

/**
 * What was typed or pressed before the script came is in the page and nowhere else. Once React has taken over, it is told again,
 * as the browser would have: sums follow, counters count, drafts are kept. A part that is loaded apart is taken over later, and
 * tells of its own.
 */
export function tellTypedEarly(within: ParentNode = document): void {
  for (const control of within.querySelectorAll<Control>('input, textarea, select')) {
    if (control instanceof HTMLSelectElement) {
      if (isChosenAnew(control)) tell(control, 'change')
    } else if (isChoice(control)) {
      // A radio that lost its place to another says nothing in a browser either.
      if (control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox'))
        press(control)
    } else if (control.type !== 'file') {
      const typed = typedTexts.get(control)
      if (typed !== undefined && control.value === control.defaultValue) control.value = typed
      if (control.value !== control.defaultValue) type(control)
    }
  }
}

function isChosenAnew({ multiple, options, selectedIndex }: HTMLSelectElement): boolean {
  const list = [...options]
  if (multiple) return list.some(({ selected, defaultSelected }) => selected !== defaultSelected)
  // Where the server has chosen none, the first is.
  return (
    selectedIndex !==
    Math.max(
      0,
      list.findIndex(({ defaultSelected }) => defaultSelected),
    )
  )
}

function isChoice(control: HTMLInputElement | HTMLTextAreaElement): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function press(choice: HTMLInputElement) {
  choice.checked = !choice.checked
  choice.click()
}

/** React hears of a value only if it differs from the last that it saw: what the server sent, put in by its own setter. */
function type(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field
  const browsersOwn = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  field.value = field.defaultValue
  browsersOwn?.set?.call(field, value)
  // Kinds of fields that have no caret answer null.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  tell(field, 'input')
}

function tell(control: Control, what: 'input' | 'change') {
  control.dispatchEvent(new Event(what, { bubbles: true }))
}
