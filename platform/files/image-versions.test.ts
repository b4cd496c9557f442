import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeImageVersions, type ImageVersions } from './image-versions.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e6b4e' } })

async function made(bytes: Buffer, widths?: number[]): Promise<ImageVersions> {
  const result = await makeImageVersions(bytes, widths)
  if (!result.made) throw new Error(result.reason)
  return result.image
}

test('an image is made in every width below its own and in its own, as WebP and AVIF', async () => {
  const { width, height, versions } = await made(await picture(700, 350).jpeg().toBuffer())
  expect({ width, height }).toEqual({ width: 700, height: 350 })
  expect(versions.map((version) => [version.width, version.height, version.contentType])).toEqual([
    [320, 160, 'image/webp'],
    [320, 160, 'image/avif'],
    [640, 320, 'image/webp'],
    [640, 320, 'image/avif'],
    [700, 350, 'image/webp'],
    [700, 350, 'image/avif'],
  ])
  for (const version of versions) {
    const { format, width } = await sharp(version.bytes).metadata()
    expect([format === 'heif' ? 'avif' : format, width]).toEqual([version.format, version.width])
  }
})

test('a wide image is made no wider than the widest width', async () => {
  const { width, height, versions } = await made(await picture(500, 100).png().toBuffer(), [100, 200])
  expect({ width, height }).toEqual({ width: 200, height: 40 })
  expect(versions.map((version) => version.width)).toEqual([100, 100, 200, 200])
})

test('a small image is never enlarged', async () => {
  const { versions } = await made(await picture(40, 30).png().toBuffer())
  expect(versions.map((version) => version.width)).toEqual([40, 40])
})

test('where and with what it was taken does not survive, and it stands upright', async () => {
  const bytes = await picture(120, 60)
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp('<?xpacket begin="" ?><x:xmpmeta xmlns:x="adobe:ns:meta/">home</x:xmpmeta><?xpacket end="w"?>')
    .jpeg()
    .toBuffer()
  expect(await sharp(bytes).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.any(Buffer),
    xmp: expect.any(Buffer),
  })
  const { width, height, versions } = await made(bytes)
  expect({ width, height }).toEqual({ width: 60, height: 120 })
  for (const version of versions) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(version.bytes).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  }
})

test('the colour there is most of is told', async () => {
  const { colour } = await made(await picture(80, 80).png().toBuffer())
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  expect(Math.hypot(r! - 0x0e, g! - 0x6b, b! - 0x4e)).toBeLessThan(20)
})

test('see-through and grey images keep what they are', async () => {
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const [webp] = (await made(clear)).versions
  expect(await sharp(webp!.bytes).metadata()).toMatchObject({ hasAlpha: true })
  expect((await made(await picture(50, 50).greyscale().jpeg().toBuffer())).versions).toHaveLength(2)
})

test('markup hidden behind a real image is gone', async () => {
  const bytes = Buffer.concat([
    await picture(50, 50).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  for (const version of (await made(bytes)).versions) expect(version.bytes.includes('<script>')).toBe(false)
})

async function reasonFor(bytes: Buffer): Promise<string> {
  const result = await makeImageVersions(bytes)
  return result.made ? 'made' : result.reason
}

describe('is refused in plain words:', () => {
  test.each([
    ['a text', 'hello'],
    ['nothing at all', ''],
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ],
    [
      'an SVG that reads a file',
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ],
    ['a PDF', '%PDF-1.7'],
  ])('%s', async (_, bytes) => {
    expect(await reasonFor(Buffer.from(bytes))).toMatch(/^This is not an image/)
  })

  test('a GIF and a TIFF', async () => {
    for (const format of ['gif', 'tiff'] as const) {
      expect(await reasonFor(await picture(9, 9).toFormat(format).toBuffer())).toMatch(
        /^This is not an image/,
      )
    }
  })

  test('a bomb: 110 KB that would be 900 megapixels', async () => {
    const bomb = pngOf(30_000, 30_000)
    expect(bomb.length).toBeLessThan(200_000)
    expect(await reasonFor(bomb)).toMatch(/^The image has too many pixels/)
  })

  test('an image longer than any format can show', async () => {
    expect(await reasonFor(pngOf(20_000, 8))).toMatch(/^The image has too many pixels/)
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that was cut off', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
      .toFormat(format)
      .toBuffer()
    expect(await reasonFor(whole)).toBe('made')
    expect(await reasonFor(whole.subarray(0, whole.length / 2))).toMatch(/^The image is damaged/)
  })

  test('a header with rubbish behind it', async () => {
    const whole = await picture(50, 50).png().toBuffer()
    expect(await reasonFor(Buffer.concat([whole.subarray(0, 45), Buffer.alloc(500, 7)]))).toMatch(
      /^The image is damaged/,
    )
  })
})

/** A black PNG of one bit a pixel: a few bytes a row however wide. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 })
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
