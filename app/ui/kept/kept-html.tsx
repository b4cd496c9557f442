import { hash } from 'node:crypto'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { openTextCache, type TextCache } from './text-cache.ts'
import type { PlainData } from './plain-data.ts'

/** Of one kind of part, in letters, so that no kind takes the room of another. At most two bytes each. */
const MOST_KEPT = 1_000_000

const kinds = new WeakMap<object, TextCache>()

/**
 * What React writes for a part of a page that shows what it is given and nothing else, made once. The data are the key: nothing has to be told
 * when they change, and nobody is shown what another was.
 */
export function keptHtml<Given extends PlainData & object>(
  Part: FunctionComponent<Given>,
  given: Given,
): string {
  const known = kinds.get(Part)
  const kept = known ?? openTextCache(MOST_KEPT)
  if (!known) kinds.set(Part, kept)
  return kept.find(hash('sha256', JSON.stringify(given), 'base64url'), () => inOnePiece(<Part {...given} />))
}

/** React joins what it writes from hundreds of pieces, which would all be kept. */
const inOnePiece = (part: React.ReactElement) => Buffer.from(renderToString(part)).toString()
