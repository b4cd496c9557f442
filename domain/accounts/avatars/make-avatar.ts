import type { FileStore } from '#platform/files/stored-file.ts'
import { log } from '#platform/log/log.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import { avatarFile, avatarSizes } from './avatar-url.ts'

type MadeAvatar = { made: true } | { made: false; reason: string }

/** More than a phone takes, and little enough to decode without harm: a small file can claim to be enormous. */
const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 20
const LARGEST = Math.max(...avatarSizes)

/**
 * Draws a portrait anew, upright and square, in every size that pages use, and keeps it under a key of `reserveAvatar`. Where it
 * is not square already its centre is taken. The files stand before the member's row names them: an interrupted change leaves
 * files that nobody sees, until the sweep, and never a portrait that is missing.
 */
export async function makeAvatar(files: FileStore, key: string, bytes: Buffer): Promise<MadeAvatar> {
  const square = await drawSquare(bytes)
  if (!square) {
    return { made: false, reason: 'Portrait: this picture is damaged or too large to open. Choose another' }
  }
  for (const size of avatarSizes) {
    const drawn = await sharp(square).resize(size, size).webp({ quality: 82 }).toBuffer()
    await files.put(avatarFile(key, size), drawn, { contentType: 'image/webp' })
  }
  return { made: true }
}

/** Nothing else in the file (place, camera, scripts) survives. */
async function drawSquare(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
      .timeout({ seconds: LONGEST_SECONDS })
      .resize(LARGEST, LARGEST, { fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    log.info({ err: error }, 'a portrait could not be decoded')
    return undefined
  }
}

/** Removing a portrait that nobody uses any more; doing it twice is no error. */
export async function removeAvatarFiles(files: FileStore, avatarKey: string): Promise<void> {
  await Promise.all(avatarSizes.map((size) => files.remove(avatarFile(avatarKey, size))))
}
