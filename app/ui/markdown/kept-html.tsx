import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { RenderedMarkdown, type MarkdownSource } from './rendered-markdown.tsx'

/** Together, in letters; those that were not asked for longest make room. */
const MOST_KEPT = 4_000_000

const kept = new Map<string, string>()
let size = 0

/** A text's HTML, made once: the same words read the same for everyone, so a second view costs a look into memory. */
export function keptHtml(source: MarkdownSource): string {
  const key = keyOf(source)
  const html = kept.get(key) ?? renderToStaticMarkup(<RenderedMarkdown {...source} />)
  if (!kept.delete(key)) size += html.length
  kept.set(key, html)
  for (const [oldest, { length }] of kept) {
    if (size <= MOST_KEPT) break
    kept.delete(oldest)
    size -= length
  }
  return html
}

function keyOf({ text, headingLevel, allowImages }: MarkdownSource): string {
  return createHash('sha256')
    .update(JSON.stringify([text, headingLevel, allowImages]))
    .digest('base64url')
}
