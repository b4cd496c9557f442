import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { openTextCache } from '#app/ui/kept/text-cache.ts'
import { RenderedMarkdown, type MarkdownSource } from './rendered-markdown.tsx'

const cached = openTextCache(4_000_000)

/** A text's HTML, made once: the same words read the same for everyone, so a second view costs a look into memory. */
export const cachedHtml = (source: MarkdownSource): string =>
  cached.find(keyOf(source), () => renderToStaticMarkup(<RenderedMarkdown {...source} />))

function keyOf({ text, headingLevel, allowImages }: MarkdownSource): string {
  return createHash('sha256')
    .update(JSON.stringify([text, headingLevel, allowImages]))
    .digest('base64url')
}
