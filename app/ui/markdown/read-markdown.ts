import MarkdownIt, { type Token } from 'markdown-it'
import { isTooCostly } from './text-cost.ts'
import type { TextElement, TextNode } from './text-tree.ts'

/** Quotes in lists in quotes: deeper than this nobody follows, and each step costs all the lines that stand in it. */
const DEEPEST = 20

const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: DEEPEST })
// A word with a dot in it is no address yet.
parser.linkify.set({ fuzzyLink: false })
parser.validateLink = isSafe

/** Where a link may lead: to this place or another, or to someone's mailbox. */
function isSafe(address: string): boolean {
  const scheme = /^\s*([^/?#]*?):/.exec(address)?.[1]
  return scheme === undefined || /^(?:https?|mailto)$/i.test(scheme)
}

/**
 * A text in Markdown as a tree; HTML in it is words like any other. A text that no person writes is one paragraph as it
 * was written: one that nests so deep that the parser leaves out the deepest, or that would cost the time of everyone else
 * (`mostCost`, in microseconds).
 */
export function readMarkdown(text: string, mostCost?: number): TextNode[] {
  const tokens = isTooCostly(text, mostCost) ? undefined : parser.parse(text, {})
  const isRead = tokens?.every(({ level }) => level < DEEPEST - 1)
  return tokens && isRead ? treeOf(tokens) : [asWritten(text)]
}

function asWritten(text: string): TextElement {
  return { tag: 'p', attributes: { className: 'prose-raw' }, children: [text] }
}

function treeOf(tokens: readonly Token[]): TextNode[] {
  const root: TextElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const token of tokens) {
    const parent = open.at(-1) ?? root
    if (token.nesting === 0) parent.children.push(...leafOf(token))
    // In a tight list the paragraphs are there for the parser only.
    else if (token.hidden) continue
    else if (token.nesting === 1) {
      const element = { tag: token.tag, attributes: attributesOf(token), children: [] }
      parent.children.push(element)
      open.push(element)
    } else open.pop()
  }
  return root.children
}

function leafOf(token: Token): TextNode[] {
  switch (token.type) {
    case 'inline':
      return withTask(token, treeOf(token.children ?? []))
    case 'code_inline':
      return [element('code', [token.content])]
    case 'fence':
    case 'code_block':
      return [{ ...element('pre', [element('code', [token.content])]), attributes: aboutCode(token) }]
    case 'softbreak':
      return ['\n']
    case 'hardbreak':
      return [element('br', [])]
    case 'hr':
      return [element('hr', [])]
    case 'image':
      return [{ tag: 'img', attributes: { ...attributesOf(token), alt: token.content }, children: [] }]
    default:
      return [token.content]
  }
}

function element(tag: string, children: TextNode[]): TextElement {
  return { tag, attributes: {}, children }
}

/** ` ```sql Outcomes by reason `: in which language it is, and what it is called. */
function aboutCode({ info }: Token): Record<string, string> {
  const [, language, title] = /^\s*([\w+#-]{1,20})(?:\s+(.{1,80}))?/.exec(info) ?? []
  return {
    ...(language ? { 'data-language': language } : {}),
    ...(title ? { 'data-title': title.trim() } : {}),
  }
}

const ALLOWED = new Set(['href', 'src', 'title', 'start'])

function attributesOf({ attrs }: Token): Record<string, string> {
  const allowed = (attrs ?? []).flatMap(([name, value]): [string, string][] => {
    if (ALLOWED.has(name)) return [[name, String(value)]]
    // Inline style is refused by the Content-Security-Policy.
    const side = name === 'style' ? /^text-align:(\w+)$/.exec(String(value))?.[1] : undefined
    return side ? [['align', side]] : []
  })
  return Object.fromEntries(allowed)
}

/** `[x]` at the beginning of a list's item is a box that is ticked, not a word. */
function withTask({ level }: Token, words: TextNode[]): TextNode[] {
  const [first, ...rest] = words
  const box = level > 1 && typeof first === 'string' ? /^\[([ x])\] /i.exec(first) : null
  if (!box || typeof first !== 'string') return words
  const task = element(box[1] === ' ' ? 'to-do' : 'done', [])
  return [task, first.slice(box[0].length), ...rest]
}
