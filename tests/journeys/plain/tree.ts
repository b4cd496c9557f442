import { is, selectAll } from 'css-select'
import { isTag, type AnyNode, type Document, type Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'

export type { AnyNode, Document, Element }
export { isTag }

export const readHtml = (html: string): Document => parseDocument(html)

export const select = (selector: string, within: Document | Element): Element[] =>
  selectAll<AnyNode, Element>(selector, within.children)

export const matches = (element: Element, selector: string): boolean =>
  is<AnyNode, Element>(element, selector)

export function* elementsIn(node: Document | Element): Generator<Element> {
  for (const child of node.children)
    if (isTag(child)) {
      yield child
      yield* elementsIn(child)
    }
}

/** The element itself and what it stands in, from within. */
export function* aroundOf(element: Element): Generator<Element> {
  for (let at: AnyNode | null = element; at && isTag(at); at = at.parent) yield at
}

export function closest(element: Element, isIt: (one: Element) => boolean): Element | undefined {
  for (const one of aroundOf(element)) if (isIt(one)) return one
  return undefined
}

export const childrenOf = (element: Element): Element[] => element.children.filter(isTag)

const NO_TEXT = new Set(['script', 'style', 'template'])

/** What can be read in it, as `textContent` gives it but for what is no text to read. */
export function textOf(node: AnyNode): string {
  if ('data' in node && node.type === 'text') return node.data
  if (!('children' in node) || (isTag(node) && NO_TEXT.has(node.name))) return ''
  return node.children.map(textOf).join('')
}

export const inOneLine = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .trim()
    .replace(/\s+/g, ' ')

export function byId(root: Document, id: string): Element | undefined {
  for (const element of elementsIn(root)) if (element.attribs['id'] === id) return element
  return undefined
}

export function rootOf(element: Element): Document {
  let at: AnyNode = element
  while (at.parent) at = at.parent
  return at as Document
}

const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i img input ins kbd label mark output q s samp select small span strong sub sup svg time u use var wbr'.split(
    ' ',
  ),
)

/** Whether it stands in a line with what is around it, as far as its kind tells. */
export const isInline = ({ name }: Element): boolean => INLINE.has(name)

/** What is read in it, line by line. */
export function linesOf(node: AnyNode): string {
  if (!isTag(node)) return textOf(node).replace(/\s+/g, ' ')
  if (NO_TEXT.has(node.name)) return ''
  if (node.name === 'br') return '\n'
  const within = node.children.map(linesOf).join('')
  return isInline(node) ? within : `\n${within.replace(/^\s+|\s+$/g, '')}\n`
}
