import { labelsOf } from './accessible.ts'
import { check, formOf, isChecked } from './fields.ts'
import type { PlainPage } from './page.ts'
import { OPENED } from './shown.ts'
import { byId, closest, select, type Element } from './tree.ts'

/** What a press does where no script listens; what only a script would do is said to need a browser. */
export async function activate(page: PlainPage, pressed: Element): Promise<void> {
  const element = closest(pressed, doesSomething)
  if (!element)
    throw new Error(`Without script nothing happens by pressing <${pressed.name}> at ${page.url()}`)
  const { name, attribs } = element
  if (name === 'a') return page.follow(element)
  if (name === 'summary') return toggle(element.parent as Element, 'open')
  if (name === 'label') return activateField(page, element)
  if (name === 'input' && /^(checkbox|radio)$/.test(attribs['type'] ?? ''))
    return check(element, attribs['type'] === 'radio' || !isChecked(element))
  const opens = attribs['popovertarget']
  const popover = opens === undefined ? undefined : byId(page.document, opens)
  if (popover) return toggle(popover, OPENED)
  const form = formOf(element)
  if (attribs['type'] === 'button' || !form)
    throw new Error(
      `Without script the button '${attribs['aria-label'] ?? ''}' does nothing at ${page.url()}`,
    )
  await page.send(form, element)
}

const doesSomething = ({ name, attribs }: Element) =>
  (name === 'a' && 'href' in attribs) ||
  /^(button|summary|label)$/.test(name) ||
  (name === 'input' && /^(checkbox|radio|submit|image|button)$/.test(attribs['type'] ?? ''))

function toggle({ attribs }: Element, attribute: string): void {
  if (attribute in attribs) delete attribs[attribute]
  else attribs[attribute] = ''
}

async function activateField(page: PlainPage, label: Element): Promise<void> {
  const field = select('input, textarea, select', page.document).find((one) => labelsOf(one).includes(label))
  if (field && /^(checkbox|radio)$/.test(field.attribs['type'] ?? '')) await activate(page, field)
}
