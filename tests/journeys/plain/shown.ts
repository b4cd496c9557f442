import { aroundOf, childrenOf, type Element } from './tree.ts'

const NEVER = new Set(['script', 'style', 'template', 'head', 'title'])

/** Whether the page itself, without a sheet of styles, keeps it from being seen: closed, hidden or never shown. */
export function isShown(element: Element): boolean {
  let within: Element | undefined
  for (const one of aroundOf(element)) {
    if (isHidden(one) || isInClosed(one, within)) return false
    within = one
  }
  return true
}

function isHidden({ name, attribs }: Element): boolean {
  if (NEVER.has(name) || 'hidden' in attribs) return true
  if (name === 'input' && attribs['type'] === 'hidden') return true
  if (name === 'dialog' && !('open' in attribs)) return true
  return 'popover' in attribs && !(OPENED in attribs)
}

/** How a popover that was opened is marked: no page can write it. */
export const OPENED = 'data-opened-plainly'

/** Of closed details only the first summary is to be seen. */
function isInClosed(details: Element, within: Element | undefined): boolean {
  if (details.name !== 'details' || 'open' in details.attribs || !within) return false
  return childrenOf(details).find(({ name }) => name === 'summary') !== within
}
