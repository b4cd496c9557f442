import { isTold, labelsOf, nameOf, roleOf } from './accessible.ts'
import {
  childrenOf,
  elementsIn,
  inOneLine,
  isTag,
  textOf,
  type AnyNode,
  type Document,
  type Element,
} from './tree.ts'

export type Words = string | RegExp
export type ByRole = {
  name?: Words
  exact?: boolean
  level?: number
}

/** Words are looked for in any case and place, unless they are to be the whole of it. */
export function says(text: string, words: Words, exact = false): boolean {
  const line = inOneLine(text)
  if (words instanceof RegExp) return new RegExp(words.source, words.flags.replace(/[gy]/g, '')).test(line)
  const sought = inOneLine(words)
  return exact ? line === sought : line.toLowerCase().includes(sought.toLowerCase())
}

export function findByRole(root: Document | Element, role: string, options: ByRole = {}): Element[] {
  return [...elementsIn(root)].filter(
    (element) =>
      roleOf(element) === role &&
      (options.name === undefined || says(nameOf(element), options.name, options.exact)) &&
      (options.level === undefined || levelOf(element) === options.level) &&
      isTold(element),
  )
}

const levelOf = ({ name, attribs }: Element) => Number(attribs['aria-level'] ?? /^h(\d)$/.exec(name)?.[1])

/** By itself, or by the group of fields that it stands in. */
export function isDisabled(element: Element): boolean {
  let at: AnyNode | null = element
  let within: Element | undefined
  while (at && isTag(at)) {
    if (at === element && 'disabled' in at.attribs) return true
    const isFree = within?.name === 'legend'
    if (at.name === 'fieldset' && 'disabled' in at.attribs && !isFree) return true
    within = at
    at = at.parent
  }
  return false
}

const FIELDS = new Set(['input', 'textarea', 'select', 'button', 'meter', 'output', 'progress'])

export function findByLabel(root: Document | Element, words: Words, exact?: boolean): Element[] {
  return [...elementsIn(root)].filter((element) => {
    const said = element.attribs['aria-label']
    if (said !== undefined) return says(said, words, exact)
    if ('aria-labelledby' in element.attribs) return says(nameOf(element), words, exact)
    return FIELDS.has(element.name) && labelsOf(element).some((label) => says(textOf(label), words, exact))
  })
}

/** The innermost elements that say it. */
export function findByText(root: Document | Element, words: Words, exact?: boolean): Element[] {
  const isSaid = (element: Element) =>
    !/^(script|style|noscript|head|title|template)$/.test(element.name) &&
    says(wordsOf(element), words, exact)
  return [...elementsIn(root)].filter((element) => isSaid(element) && !childrenOf(element).some(isSaid))
}

/** A button that is an input says its value. */
function wordsOf(element: Element): string {
  const isButton = element.name === 'input' && /^(submit|button)$/.test(element.attribs['type'] ?? '')
  return isButton ? (element.attribs['value'] ?? '') : textOf(element)
}
