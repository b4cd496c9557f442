import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { FileStore } from '#platform/files/stored-file.ts'
import { log } from '#platform/log/log.ts'
import { markFile, markSizes } from './brand-mark-key.ts'
import { sharp } from '#platform/pictures/sharp.ts'

const DRAWN_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const MOST_PIXELS = 25_000_000
const LEAST_SIDE = 64
const LONGEST_SECONDS = 20

type MadeMark = { made: true; key: string } | { made: false; reason: string }

/**
 * Draws a mark anew as squares with what is around it left clear. SVG is refused: it can hold scripts and addresses, and what is drawn
 * anew can't. The files of an upload that came to nothing stay, a few kilobytes that no page names.
 */
export async function makeBrandMark(files: FileStore, bytes: Buffer): Promise<MadeMark> {
  const told = await fileTypeFromBuffer(bytes)
  if (!told || !DRAWN_TYPES.has(told.mime))
    return {
      made: false,
      reason: 'choose a PNG, JPEG, WebP or AVIF picture. SVG is not taken: save it as PNG',
    }
  const key = `brands/${randomUUID()}`
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
    const { width, height } = await picture.metadata()
    if (Math.min(width, height) < LEAST_SIDE)
      return {
        made: false,
        reason: `it is ${width} by ${height} px. At least ${LEAST_SIDE} px on each side are needed`,
      }
    for (const size of markSizes) {
      const drawn = await picture
        .clone()
        .timeout({ seconds: LONGEST_SECONDS })
        .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .toColourspace('srgb')
        .png({ compressionLevel: 9 })
        .toBuffer()
      await files.put(markFile(key, size), drawn, { contentType: 'image/png' })
    }
    return { made: true, key }
  } catch (error) {
    log.info({ err: error }, 'a mark could not be drawn')
    return { made: false, reason: 'this picture is damaged or too large to open. Choose another' }
  }
}
