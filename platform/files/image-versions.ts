import { fileTypeFromBuffer } from 'file-type'
import type { AvifOptions, OutputInfo, WebpOptions } from 'sharp'
import { log } from '#platform/log/log.ts'
import { encodeAvifApart } from '#platform/pictures/encode-apart.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import { fullestColour } from './fullest-colour.ts'

export type ImageFormat = 'webp' | 'avif'

export type ImageVersion = {
  width: number
  height: number
  format: ImageFormat
  contentType: `image/${ImageFormat}`
  bytes: Buffer
}

export type ImageVersions = {
  /** Of the widest version, upright. */
  width: number
  height: number
  /** The colour there is most of, as `#rrggbb`: shown while the image loads. */
  colour: string
  /** From narrow to wide, each width in both formats. */
  versions: ImageVersion[]
}

export type ImageResult = { made: true; image: ImageVersions } | { made: false; reason: string }

const SHOWN_TYPES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif'])
/** More than a phone takes, and little enough to decode without harm: a small file can claim to be enormous. */
const MOST_PIXELS = 50_000_000
/** The longest side that WebP can hold. */
const LONGEST_SIDE = 16_383
const LONGEST_SECONDS = 30
const WIDTHS = [320, 640, 960, 1280, 1920] as const

const NOT_SHOWN = 'This is not an image that can be shown here. Choose a JPEG, PNG, WebP or AVIF file.'
const TOO_MANY_PIXELS = 'The image has too many pixels. Make it smaller than 50 megapixels and try again.'
const DAMAGED = 'The image is damaged or incomplete. Open it on your device to check, then choose it again.'

/** As sharp gives them when it is asked for raw pixels. */
export type Pixels = { data: Buffer; info: OutputInfo }

/** Draws the image anew in the widths that pages use: nothing else in the file (place, camera, scripts) survives. */
export async function makeImageVersions(
  bytes: Buffer,
  widths: readonly number[] = WIDTHS,
): Promise<ImageResult> {
  const decoded = await decode(bytes, Math.max(...widths))
  if (typeof decoded === 'string') return { made: false, reason: decoded }
  return { made: true, image: await makeVersionsOf(decoded, widths, 'small') }
}

/** Whether the files should be as small as they go, or done soon, as hundreds at once have to be. */
export type ImagePace = 'small' | 'quick'

/** The versions of an image that is decoded already. */
export async function makeVersionsOf(
  pixels: Pixels,
  widths: readonly number[],
  pace: ImagePace,
): Promise<ImageVersions> {
  const { width, height } = pixels.info
  const wanted = widthsWithin(width, widths)
  const webps: ImageVersion[] = []
  // One after another: encoding takes every core it is given.
  for (const wide of wanted) webps.push(await encode(pixels, wide, 'webp', pace))
  const avifs = await encodeAvifs(pixels, wanted, pace)
  const versions = webps.flatMap((webp, index) => [webp, ...avifs.slice(index, index + 1)])
  return { width, height, colour: await dominantColour(pixels), versions }
}

/** Whatever a person can have sent wrong shows here; a failure after this is ours. */
async function decode(bytes: Buffer, widest: number): Promise<Pixels | string> {
  // The decoder would draw SVG and more: only what we mean to show gets so far.
  const told = await fileTypeFromBuffer(bytes)
  if (!told || !SHOWN_TYPES.has(told.mime)) return NOT_SHOWN
  const options = { limitInputPixels: false, failOn: 'error' } as const
  try {
    const claimed = await sharp(bytes, options).metadata()
    if (
      claimed.width * claimed.height > MOST_PIXELS ||
      Math.max(claimed.width, claimed.height) > LONGEST_SIDE
    ) {
      return TOO_MANY_PIXELS
    }
    return await sharp(bytes, { ...options, limitInputPixels: MOST_PIXELS, autoOrient: true })
      .timeout({ seconds: LONGEST_SECONDS })
      .resize({ width: widest, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    log.info({ err: error, contentType: told.mime }, 'an image could not be decoded')
    return DAMAGED
  }
}

function widthsWithin(width: number, widths: readonly number[]): number[] {
  return [...widths.filter((wanted) => wanted < width).toSorted((a, b) => a - b), width]
}

/** Colours at half the width and height, as WebP always has them: encoding the widest version takes 50 MB instead of 85. */
const encoders = {
  small: { webp: { quality: 78 }, avif: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' } },
  quick: {
    webp: { quality: 80, effort: 0 },
    avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0', tune: 'psnr' },
  },
} as const satisfies Record<ImagePace, { webp: WebpOptions; avif: AvifOptions }>

async function encode(
  pixels: Pixels,
  wanted: number,
  format: ImageFormat,
  pace: ImagePace,
): Promise<ImageVersion> {
  const resized = read(pixels).resize({ width: wanted })
  const encoded = format === 'webp' ? resized.webp(encoders[pace].webp) : resized.avif(encoders[pace].avif)
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, format, contentType: `image/${format}`, bytes: data }
}

/** The small files of a person's picture are made apart; for hundreds at once a process each would take longer than the drawing. */
async function encodeAvifs(
  pixels: Pixels,
  widths: readonly number[],
  pace: ImagePace,
): Promise<ImageVersion[]> {
  if (pace === 'small') {
    const task = { pixels: pixels.data, raw: rawOf(pixels), widths, options: encoders.small.avif }
    const encoded = await encodeAvifApart(task)
    return encoded.map((one) => ({ ...one, format: 'avif', contentType: 'image/avif' }))
  }
  const made: ImageVersion[] = []
  for (const wanted of widths) made.push(await encode(pixels, wanted, 'avif', pace))
  return made
}

async function dominantColour(pixels: Pixels): Promise<string> {
  const small = await read(pixels).resize({ width: 64 }).flatten({ background: '#ffffff' }).raw().toBuffer()
  return fullestColour(small)
}

function read(pixels: Pixels) {
  return sharp(pixels.data, { raw: rawOf(pixels) })
}

function rawOf({ info: { width, height, channels } }: Pixels) {
  return { width, height, channels }
}
