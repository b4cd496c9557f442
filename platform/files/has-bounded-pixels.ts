import { sharp } from '#platform/pictures/sharp.ts'

/** As many as a picture of a service may have. */
const PIXELS_MOST = 50_000_000

/**
 * Whether a picture may stand in a page: a small file can unfold into more pixels than a reader's device holds. What can't be read is left
 * to the browser, which shows nothing of it.
 */
export async function hasBoundedPixels(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height * pages <= PIXELS_MOST
  } catch {
    return true
  }
}
