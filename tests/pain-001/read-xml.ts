/** An element as it was read. */
export type Element = { name: string; attributes: string; text: string; children: Element[] }

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const TOKEN = /<(\/?)([A-Za-z]\w*)((?: [a-z]+="[^"<&]*"| [A-Z]\w*="[^"<&]*")*)>|([^<]+)/gy

/** Reads elements, attributes and text, and nothing else of XML; whatever is not well formed is an error. */
export function readXml(xml: string): Element {
  if (!xml.startsWith(DECLARATION)) throw new Error('There is no declaration')
  const body = xml.slice(DECLARATION.length).trimEnd()
  const root: Element = { name: '', attributes: '', text: '', children: [] }
  const open = [root]
  let at = 0
  for (const [token, slash, name = '', attributes = '', text] of body.matchAll(TOKEN)) {
    at += token.length
    const inner = open.at(-1)
    if (!inner) throw new Error('Something follows the end')
    if (text !== undefined) inner.text += decode(text)
    else if (slash) {
      if (inner.name !== name) throw new Error(`${inner.name} is closed by ${name}`)
      open.pop()
    } else {
      const child = { name, attributes: attributes.trim(), text: '', children: [] }
      inner.children.push(child)
      open.push(child)
    }
  }
  const [first] = root.children
  if (at !== body.length || open.length !== 1 || !first || root.children.length > 1 || root.text.trim())
    throw new Error(`Not well formed at ${at}: ${body.slice(at, at + 40)}`)
  return first
}

function decode(text: string): string {
  // oxlint-disable-next-line no-control-regex -- what XML has no place for is what is looked for.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/u.test(text))
    throw new Error('A character that XML has no place for')
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`An entity that is none: ${text}`)
  return text.replaceAll(/&(\w+);/g, (_whole, name: string) => ENTITIES[name] ?? '')
}

/** All elements that a path of names leads to. */
export function elementsAt(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    )
}

export const textsAt = (element: Element, path: string) => elementsAt(element, path).map(({ text }) => text)
