import { fileTypeFromBuffer } from 'file-type'
import type { AvifOptions, OutputInfo, WebpOptions } from 'sharp'
import { log } from '#platform/log/log.ts'
import { drawApart, NotDrawable, type Hand } from '#platform/pictures/draw-apart.ts'
import { drawHere, type Drawn, type Steps } from '#platform/pictures/draw-steps.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import { fullestColour } from './fullest-colour.ts'
import { IMAGE_WIDTHS, widthsWithin } from './image-widths.ts'

type ImageFormat = 'webp' | 'avif'

type ImageVersion = {
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

type ImageResult = { made: true; image: ImageVersions } | { made: false; reason: string }

const SHOWN_TYPES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif'])
/** More than a phone takes, and little enough to decode without harm: a small file can claim to be enormous. */
const MOST_PIXELS = 50_000_000
/** The longest side that WebP can hold. */
const LONGEST_SIDE = 16_383
const LONGEST_SECONDS = 30

const NOT_SHOWN = 'This is not an image that can be shown here. Choose a JPEG, PNG, WebP or AVIF file.'
const TOO_MANY_PIXELS = 'The image has too many pixels. Make it smaller than 50 megapixels and try again.'
const DAMAGED = 'The image is damaged or incomplete. Open it on your device to check, then choose it again.'

/** As sharp gives them when it is asked for raw pixels. */
export type Pixels = { data: Buffer; info: OutputInfo }

/** Draws the image anew in the widths that pages use: nothing else in the file (place, camera, scripts) survives. */
export async function makeImageVersions(
  bytes: Buffer,
  widths: readonly number[] = IMAGE_WIDTHS,
): Promise<ImageResult> {
  const refusal = await refuse(bytes)
  if (refusal) return { made: false, reason: refusal }
  const hand = drawApart()
  try {
    const size = await take(hand, bytes, Math.max(...widths))
    if (!size) return { made: false, reason: DAMAGED }
    return { made: true, image: await drawVersions(hand.draw, size, widths, encoders.small) }
  } finally {
    hand.end()
  }
}

/** The versions of an image that is decoded already, done soon, as hundreds at once have to be: here, without a process for each. */
export function makeVersionsOf({ data, info }: Pixels, widths: readonly number[]): Promise<ImageVersions> {
  const { width, height, channels } = info
  const draw = (steps: Steps) => drawHere(sharp(data, { raw: { width, height, channels } }), steps)
  return drawVersions(draw, info, widths, encoders.quick)
}

const OPTIONS = { limitInputPixels: false, failOn: 'error' } as const

/** Why it is not even tried: by its kind, and by what it claims to be. */
async function refuse(bytes: Buffer): Promise<string | undefined> {
  // The decoder would draw SVG and more: only what we mean to show gets so far.
  const told = await fileTypeFromBuffer(bytes)
  if (!told || !SHOWN_TYPES.has(told.mime)) return NOT_SHOWN
  try {
    const { width, height } = await sharp(bytes, OPTIONS).metadata()
    return width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE
      ? TOO_MANY_PIXELS
      : undefined
  } catch (error) {
    log.info({ err: error, contentType: told.mime }, 'an image could not be read')
    return DAMAGED
  }
}

/** Whatever else a person can have sent wrong shows here; a failure after this is ours. */
async function take(hand: Hand, bytes: Buffer, widest: number): Promise<OutputInfo | undefined> {
  try {
    return await hand.take(bytes, { ...OPTIONS, limitInputPixels: MOST_PIXELS, autoOrient: true }, [
      ['timeout', { seconds: LONGEST_SECONDS }],
      ['resize', { width: widest, withoutEnlargement: true }],
      ['toColourspace', 'srgb'],
      ['raw', { depth: 'uchar' }],
    ])
  } catch (error) {
    if (!(error instanceof NotDrawable)) throw error
    log.info({ err: error }, 'an image could not be decoded')
    return undefined
  }
}

/** Colours at half the width and height, as WebP always has them: encoding the widest version takes 50 MB instead of 85. */
const encoders = {
  /** As small as they go. */
  small: { webp: { quality: 78 }, avif: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' } },
  quick: {
    webp: { quality: 80, effort: 0 },
    avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0', tune: 'psnr' },
  },
} as const satisfies Record<string, Encoders>

type Encoders = { webp: WebpOptions; avif: AvifOptions }
type Size = Pick<OutputInfo, 'width' | 'height'>

async function drawVersions(
  draw: Hand['draw'],
  { width, height }: Size,
  widths: readonly number[],
  { webp, avif }: Encoders,
): Promise<ImageVersions> {
  const versions: ImageVersion[] = []
  // One after another: encoding takes every core it is given.
  for (const wanted of widthsWithin(width, widths)) {
    versions.push(
      version(
        'webp',
        await draw([
          ['resize', { width: wanted }],
          ['webp', webp],
        ]),
      ),
    )
    versions.push(
      version(
        'avif',
        await draw([
          ['resize', { width: wanted }],
          ['avif', avif],
        ]),
      ),
    )
  }
  const small = await draw([
    ['resize', { width: 64 }],
    ['flatten', { background: '#ffffff' }],
    ['raw', {}],
  ])
  return { width, height, colour: fullestColour(small.data), versions }
}

function version(format: ImageFormat, { data, info: { width, height } }: Drawn): ImageVersion {
  return { width, height, format, contentType: `image/${format}`, bytes: data }
}
