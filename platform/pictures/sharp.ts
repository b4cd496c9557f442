import { createRequire } from 'node:module'
import type { default as Sharp, Sharp as Picture, SharpInput, SharpOptions } from 'sharp'

const read = createRequire(import.meta.url)
let drawing: typeof Sharp | undefined

/** What draws is read with the first picture: it takes 20 MB and 50 ms of every start, and most processes never draw. */
function readOnce(): typeof Sharp {
  if (drawing) return drawing
  drawing = read('sharp') as typeof Sharp
  // It would keep the pixels of what it last drew, up to 50 MB of them; no picture of ours is drawn twice.
  drawing.cache(false)
  return drawing
}

export function sharp(options: SharpOptions): Picture
export function sharp(input?: SharpInput | SharpInput[], options?: SharpOptions): Picture
export function sharp(...given: unknown[]): Picture {
  return readOnce()(...(given as Parameters<typeof Sharp>))
}

/** Draws each picture on so many threads from now on; gives what puts that back. */
export function drawOnThreads(count: number): () => void {
  const { concurrency } = readOnce()
  const before = concurrency()
  concurrency(count)
  return () => void concurrency(before)
}
