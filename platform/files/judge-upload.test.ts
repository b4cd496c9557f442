import { deflateRawSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { leaveUnscanned } from './scan.ts'
import { ATTACHMENT_RULES, IMAGE_RULES, judgeUpload, type UploadRules } from './judge-upload.ts'

const judge = (bytes: Buffer | string, rules: UploadRules = ATTACHMENT_RULES) =>
  judgeUpload(new Blob([new Uint8Array(Buffer.from(bytes))]).stream(), rules, leaveUnscanned)

const picture = () => sharp({ create: { width: 80, height: 60, channels: 3, background: '#0e6b4e' } })
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
const NOT_AN_IMAGE = 'This is not an image that can be shown here. Choose a JPEG, PNG, WebP or AVIF file.'

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is an image', async (format) => {
  const bytes = await picture().toFormat(format).toBuffer()
  expect(await judge(bytes, IMAGE_RULES)).toMatchObject({
    accepted: true,
    upload: { kind: { family: 'image', contentType: `image/${format}` }, bytes },
  })
})

test.each([
  ['an SVG with a script', SVG],
  ['an SVG behind an XML prologue', `<?xml version="1.0"?>${SVG}`],
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['a text', 'hello'],
  ['a PDF', '%PDF-1.7\n%%EOF'],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
])('%s is never an image', async (_, bytes) => {
  expect(await judge(bytes, IMAGE_RULES)).toEqual({ accepted: false, reason: NOT_AN_IMAGE })
})

test.each([
  ['an SVG', SVG],
  ['an SVG behind an XML prologue', `<?xml version="1.0"?>${SVG}`],
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['a program’s source', 'print("Привет")\n'],
])('%s may be attached, and is then plain text', async (_, bytes) => {
  expect(await judge(bytes)).toMatchObject({
    upload: { kind: { family: 'document', contentType: 'text/plain; charset=utf-8' } },
  })
})

test('a PDF may be attached', async () => {
  expect(await judge('%PDF-1.7\n1 0 obj\n%%EOF')).toMatchObject({
    upload: { kind: { contentType: 'application/pdf' } },
  })
})

test('a ZIP may be attached, and one that was cut off is refused', async () => {
  const zip = zipOf('hello.txt', 'hello '.repeat(50))
  expect(await judge(zip)).toMatchObject({ upload: { kind: { contentType: 'application/zip' } } })
  expect(await judge(zip.subarray(0, -30))).toMatchObject({
    accepted: false,
    reason: expect.stringMatching(/damaged/),
  })
})

test('a compressed file may be attached', async () => {
  expect(await judge(gzipSync('x'))).toMatchObject({ upload: { kind: { contentType: 'application/gzip' } } })
})

test.each([
  ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['a Linux program', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(200)])],
  ['noise', Buffer.from([0, 1, 2, 3, 255, 254, 0, 9])],
])('%s is refused with the way out', async (_, bytes) => {
  expect(await judge(bytes)).toEqual({
    accepted: false,
    reason: 'This kind of file can’t be attached as it is. Put it in a ZIP archive and attach that.',
  })
})

test('an empty file is refused', async () => {
  expect(await judge('')).toEqual({ accepted: false, reason: 'The file is empty. Choose another one.' })
})

test('what is too large is refused after reading little more than the limit, and the rest is never asked for', async () => {
  const stream = endless('a'.repeat(1_000))
  expect(
    await judgeUpload(stream.readable, { imageBytes: 10_000, documentBytes: 50_000 }, leaveUnscanned),
  ).toEqual({
    accepted: false,
    reason: 'The file is larger than 0.05 MB. Make it smaller or split it, then try again.',
  })
  expect(stream.given()).toBeLessThan(60_000)
  expect(stream.cancelled()).toBe(true)
})

test('an image has a limit of its own, met while it comes in', async () => {
  const head = await picture().png().toBuffer()
  const stream = endless(head.toString('latin1').padEnd(5_000, '\0'))
  expect(
    await judgeUpload(stream.readable, { imageBytes: 20_000, documentBytes: 1_000_000 }, leaveUnscanned),
  ).toEqual({
    accepted: false,
    reason: 'The image is larger than 0.02 MB. Make it smaller and try again.',
  })
  expect(stream.given()).toBeLessThan(40_000)
})

test('a small image over its limit is refused as well', async () => {
  const bytes = await picture().png().toBuffer()
  expect(await judge(bytes, { imageBytes: 100, documentBytes: 1_000_000 })).toMatchObject({
    accepted: false,
    reason: expect.stringMatching(/^The image is larger/),
  })
})

function endless(chunk: string) {
  let given = 0
  let cancelled = false
  const readable = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += chunk.length
      controller.enqueue(Buffer.from(chunk, 'latin1'))
    },
    cancel() {
      cancelled = true
    },
  })
  return { readable, given: () => given, cancelled: () => cancelled }
}

function zipOf(name: string, text: string): Buffer {
  const packed = deflateRawSync(text)
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(8, 4)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(text.length, 18)
  about.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), about, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
