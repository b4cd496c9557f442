import { createHash } from 'node:crypto'

type CachedPicture = { bytes: Buffer; etag: string }

type PictureCache = { find(key: string, draw: () => Promise<Buffer>): Promise<CachedPicture> }

/** Pictures made once and cached in memory, the least recently asked for leaving first; a few are drawn at once, the rest wait. */
export function openPictureCache(options: { most: number; atOnce: number }): PictureCache {
  const cached = new Map<string, Promise<CachedPicture>>()
  const waiting: (() => void)[] = []
  let drawing = 0

  async function inTurn(draw: () => Promise<Buffer>): Promise<CachedPicture> {
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
      const picture = cached.get(key) ?? inTurn(draw)
      cached.delete(key)
      cached.set(key, picture)
      // One that failed is drawn again when it is next asked for.
      picture.catch(() => cached.get(key) === picture && cached.delete(key))
      for (const oldest of cached.keys()) {
        if (cached.size <= options.most) break
        cached.delete(oldest)
      }
      return picture
    },
  }
}
