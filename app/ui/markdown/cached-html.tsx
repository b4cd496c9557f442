import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { RenderedMarkdown, type MarkdownSource } from './rendered-markdown.tsx'

/** Together, in letters; those that were not asked for longest make room. */
const MOST_CACHED = 4_000_000

const cached = new Map<string, string>()
let size = 0

/** A text's HTML, made once: the same words read the same for everyone, so a second view costs a look into memory. */
export function cachedHtml(source: MarkdownSource): string {
  const key = keyOf(source)
  const html = cached.get(key) ?? renderToStaticMarkup(<RenderedMarkdown {...source} />)
  if (!cached.delete(key)) size += html.length
  cached.set(key, html)
  for (const [oldest, { length }] of cached) {
    if (size <= MOST_CACHED) break
    cached.delete(oldest)
    size -= length
  }
  return html
}

function keyOf({ text, headingLevel, allowImages }: MarkdownSource): string {
  return createHash('sha256')
    .update(JSON.stringify([text, headingLevel, allowImages]))
    .digest('base64url')
}
