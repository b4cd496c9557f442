import { createHash } from 'node:crypto'

export type KeptPicture = { bytes: Buffer; etag: string }

export type KeptPictures = { find(key: string, draw: () => Promise<Buffer>): Promise<KeptPicture> }

/** Pictures made once and kept in memory, the least recently asked for leaving first; a few are drawn at once, the rest wait. */
export function keepPictures(options: { most: number; atOnce: number }): KeptPictures {
  const kept = new Map<string, Promise<KeptPicture>>()
  const waiting: (() => void)[] = []
  let drawing = 0

  async function inTurn(draw: () => Promise<Buffer>): Promise<KeptPicture> {
    if (drawing >= options.atOnce) await new Promise<void>((resolve) => void waiting.push(resolve))
    drawing++
    try {
      const bytes = await draw()
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
    } finally {
      drawing--
      waiting.shift()?.()
    }
  }

  return {
    find(key, draw) {
      const picture = kept.get(key) ?? inTurn(draw)
      kept.delete(key)
      kept.set(key, picture)
      // One that failed is drawn again when it is next asked for.
      picture.catch(() => kept.get(key) === picture && kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= options.most) break
        kept.delete(oldest)
      }
      return picture
    },
  }
}
