import { orderHeadings } from '#app/ui/markdown/order-headings.ts'
import { readMarkdown } from '#app/ui/markdown/read-markdown.ts'
import type { TextElement, TextNode } from '#app/ui/markdown/text-tree.ts'
import { isTooCostly } from '#app/ui/markdown/text-cost.ts'
import { splitPost } from './split-post.ts'

/** A post is longer than what members write, and read by everyone from one rendering: four times as much. */
const COST_MOST = 160_000
const REFERENCE = /\[\^([\w-]{1,30})\]/g

/** A post as a tree: Markdown, and besides it callouts, pictures with captions, sources of quotes, and footnotes. */
export function readPost(text: string): TextNode[] {
  if (isTooCostly(text, COST_MOST)) return readMarkdown(text)
  const { parts, notes } = splitPost(text)
  const read = parts.flatMap((part): TextNode[] => {
    const nodes = readMarkdown(part.text, COST_MOST)
    return part.kind === 'plain' ? nodes : [element('callout', nodes, { kind: part.kind })]
  })
  const numbers = new Map<string, number>()
  const tree = withReferences(read, notes, numbers).map(asFigure).map(withSource)
  orderHeadings(tree, 2)
  const told = [...numbers].map(([id, number]) =>
    element('footnote', wordsOfNote(notes.get(id) ?? ''), { number: String(number) }),
  )
  return told.length > 0 ? [...tree, element('footnotes', told)] : tree
}

function element(tag: string, children: TextNode[], attributes: Record<string, string> = {}): TextElement {
  return { tag, attributes, children }
}

/** A note is a sentence: of what it is read as, only the words of its paragraph. */
function wordsOfNote(words: string): TextNode[] {
  const [first] = readMarkdown(words)
  return first && typeof first !== 'string' && first.tag === 'p' ? first.children : [words]
}

/** `[^1]` in words becomes a number that leads to its note; in code, or without a note, it stays what it is. */
function withReferences(
  nodes: readonly TextNode[],
  notes: ReadonlyMap<string, string>,
  numbers: Map<string, number>,
): TextNode[] {
  return nodes.flatMap((node): TextNode[] => {
    if (typeof node !== 'string') {
      if (node.tag === 'code') return [node]
      return [{ ...node, children: withReferences(node.children, notes, numbers) }]
    }
    const found: TextNode[] = []
    let from = 0
    for (const match of node.matchAll(REFERENCE)) {
      const id = match[1] ?? ''
      if (!notes.has(id)) continue
      const isFirst = !numbers.has(id)
      const number = numbers.get(id) ?? numbers.size + 1
      numbers.set(id, number)
      found.push(node.slice(from, match.index))
      found.push(element('reference', [], { number: String(number), ...(isFirst ? { first: 'yes' } : {}) }))
      from = match.index + match[0].length
    }
    return [...found, node.slice(from)].filter((one) => one !== '')
  })
}

/** A picture that stands alone is a figure, with the words in quotes behind its address under it. */
function asFigure(node: TextNode): TextNode {
  if (typeof node === 'string') return node
  if (node.tag === 'callout') return { ...node, children: node.children.map(asFigure) }
  const [only, ...others] = node.children
  if (node.tag !== 'p' || others.length > 0 || !only || typeof only === 'string' || only.tag !== 'img')
    return node
  const { title, ...attributes } = only.attributes
  const caption = title ? [element('figcaption', [title])] : []
  return element('figure', [element('img', [], attributes), ...caption])
}

const SOURCE = /^—\s*/

/** The last paragraph of a quote names who said it, where it begins with a dash. */
function withSource(node: TextNode): TextNode {
  if (typeof node === 'string' || node.tag !== 'blockquote') return node
  const last = node.children.findLast((one) => typeof one !== 'string')
  if (!last || typeof last === 'string' || last.tag !== 'p') return node
  const [first, ...rest] = last.children
  if (typeof first !== 'string' || !SOURCE.test(first) || node.children.length < 2) return node
  const source = element('footer', [first.replace(SOURCE, ''), ...rest])
  return { ...node, children: node.children.map((one) => (one === last ? source : one)) }
}
