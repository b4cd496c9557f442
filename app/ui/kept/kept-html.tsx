import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { asWhole, placeFor } from './page-in-pieces.ts'
import { openTextCache, type TextCache } from './text-cache.ts'
import type { PlainData } from './plain-data.ts'

/** Of one kind of part with the data that it is known by, so that no kind takes the room of another. */
const MOST_KEPT = 2_000_000

const kinds = new WeakMap<object, TextCache<Buffer>>()

/**
 * What React writes for a part of a page that shows what it is given and nothing else, made once. The data are the key: nothing has to be told
 * when they change, and nobody is shown what another was.
 */
export function keptHtml<Given extends PlainData & object>(
  Part: FunctionComponent<Given>,
  given: Given,
): string {
  const known = kinds.get(Part)
  const kept = known ?? openTextCache<Buffer>(MOST_KEPT)
  if (!known) kinds.set(Part, kept)
  const make = () => ofItsOwn(asWhole(() => renderToString(<Part {...given} />)))
  return placeFor(kept.find(JSON.stringify(given), make))
}

/** Not a part of a larger room of bytes, which would be held as long as this. */
const ofItsOwn = (html: string) => Buffer.from(new TextEncoder().encode(html).buffer)
