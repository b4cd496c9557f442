import type { Element } from './read-xml.ts'
import { bounds, patterns, sequences, type Sequence } from './standard.ts'

const NAMESPACE = 'xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"'

/** What of a message breaks the schema, a sentence each with the path to it. */
export function judgeStructure(document: Element): string[] {
  if (document.name !== 'Document') return [`${document.name} is no Document`]
  return [
    ...(document.attributes === NAMESPACE ? [] : [`Document has ${document.attributes || 'no namespace'}`]),
    ...judge(document, 'Document', 'Document'),
  ]
}

function judge(element: Element, type: string, path: string): string[] {
  if (type === 'anything') return []
  const sequence = sequences[type]
  if (sequence) return judgeParts(element, sequence, path)
  const pattern = patterns[type]
  if (!pattern) throw new Error(`The standard has no type ${type}`)
  return [
    ...(element.children.length > 0 ? [`${path} may hold only text`] : []),
    ...(pattern.test(element.text) ? [] : [`${path} is ‘${element.text}’, which is no ${type}`]),
    ...judgeAttributes(element, type, path),
  ]
}

function judgeAttributes({ attributes }: Element, type: string, path: string): string[] {
  const isRight =
    type === 'ActiveOrHistoricCurrencyAndAmount' ? /^Ccy="[A-Z]{3}"$/.test(attributes) : attributes === ''
  return isRight ? [] : [`${path} has the attributes ‘${attributes}’`]
}

function judgeParts(element: Element, { parts, isChoice }: Sequence, path: string): string[] {
  const names = parts.map(([name]) => name)
  const places = element.children.map(({ name }) => names.indexOf(name))
  const unknown = element.children.flatMap(({ name }) =>
    names.includes(name) ? [] : [`${path} may hold no ${name}`],
  )
  const isInOrder = places.every(
    (place, index) => index === 0 || place < 0 || place >= (places[index - 1] ?? 0),
  )
  return [
    ...unknown,
    ...(isInOrder ? [] : [`${path} holds its parts in another order than the standard`]),
    ...(element.text.trim() === '' ? [] : [`${path} may hold no text`]),
    ...(isChoice
      ? element.children.length === 1
        ? []
        : [`${path} is a choice of one, and holds ${element.children.length}`]
      : parts.flatMap(([name, times]) => judgeTimes(element, name, bounds[times], path))),
    ...element.children.flatMap((child, index) => {
      const part = parts[places[index] ?? -1]
      return part ? judge(child, part[2], `${path}/${child.name}`) : []
    }),
  ]
}

function judgeTimes(
  { children }: Element,
  name: string,
  [least, most]: readonly [number, number],
  path: string,
) {
  const found = children.filter((child) => child.name === name).length
  if (found < least) return [`${path} lacks ${name}`]
  return found > most ? [`${path} holds ${name} ${found} times`] : []
}
