import { randomUUID } from 'node:crypto'
import type { FileStore } from '#platform/files/stored-file.ts'
import { judgeUpload } from '#platform/files/judge-upload.ts'
import type { Scan } from '#platform/files/scan.ts'
import { log } from '#platform/log/log.ts'
import { sharp } from '#platform/pictures/sharp.ts'

/** A picture that was sent and judged, before any row names it. */
export type SentPicture = { key: string; width: number; height: number }

export type StoredOriginal = { isStored: true; sent: SentPicture } | { isStored: false; reason: string }

const MOST_PIXELS = 50_000_000

/** Keeps what was sent where no page can show it: it is judged by its content and drawn anew before anyone sees it. */
export async function keepOriginal(
  files: FileStore,
  stream: ReadableStream<Uint8Array>,
  { imageBytes, scan }: { imageBytes: number; scan: Scan },
): Promise<StoredOriginal> {
  const verdict = await judgeUpload(stream, { imageBytes }, scan)
  if (!verdict.accepted) return { isStored: false, reason: verdict.reason }
  const { bytes, kind } = verdict.upload
  const size = await sizeOf(bytes)
  if (!size) return { isStored: false, reason: 'The picture is damaged or incomplete. Choose another one.' }
  if (size.width * size.height > MOST_PIXELS) {
    return { isStored: false, reason: 'The picture has too many pixels. Make it smaller than 50 megapixels.' }
  }
  const key = `originals/${randomUUID()}`
  await files.put(key, bytes, { contentType: kind.contentType })
  return { isStored: true, sent: { key, ...size } }
}

/** As a person sees it: turned upright. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    log.info({ err: error }, 'a picture could not be read')
    return undefined
  }
}
