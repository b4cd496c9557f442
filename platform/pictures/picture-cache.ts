import { createHash } from 'node:crypto'

type CachedPicture = { bytes: Buffer; etag: string }

type PictureCache = { find(key: string, draw: () => Promise<Buffer>): Promise<CachedPicture> }

/**
 * Pictures made once and cached in memory up to so many bytes, the least recently asked for leaving first; a few are drawn at once,
 * the rest wait.
 */
export function openPictureCache(options: { mostBytes: number; atOnce: number }): PictureCache {
  const cached = new Map<string, Promise<CachedPicture>>()
  const bytesOf = new Map<string, number>()
  const waiting: (() => void)[] = []
  let drawing = 0
  let held = 0

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

  function drop(key: string): void {
    cached.delete(key)
    held -= bytesOf.get(key) ?? 0
    bytesOf.delete(key)
  }

  async function make(key: string, draw: () => Promise<Buffer>): Promise<CachedPicture> {
    try {
      const picture = await inTurn(draw)
      bytesOf.set(key, picture.bytes.length)
      held += picture.bytes.length
      // In the order in which they were last asked for; what is being drawn takes nothing yet.
      for (const oldest of cached.keys()) {
        if (held <= options.mostBytes) break
        if (bytesOf.has(oldest)) drop(oldest)
      }
      return picture
    } catch (error) {
      // One that failed is drawn again when it is next asked for.
      drop(key)
      throw error
    }
  }

  return {
    find(key, draw) {
      const picture = cached.get(key) ?? make(key, draw)
      cached.delete(key)
      cached.set(key, picture)
      return picture
    },
  }
}
