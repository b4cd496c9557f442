import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib'
import { multiply, shiftBy } from './crc32.ts'

/** A rendered page that knows where its nonce stands, so that each visitor gets a fresh one without rendering again. */
export type CachedPage = {
  status: number
  headers: [string, string][]
  tags: readonly string[]
  /** Hardly anyone asks for it, and it is five times as large: made for who does, and held while the memory is not needed. */
  plain: { bytes?: WeakRef<Buffer>; gaps: number[] }
  zipped: Mould & { checksum: { ofZeros: number; factor: number } }
  nonceLength: number
  /** What keeping it takes: the zipped form, and what is known about it. */
  bytes: number
}

/** Bytes with gaps to be filled. */
type Mould = { bytes: Buffer; gaps: number[] }

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty final block of fixed codes: ends a deflate stream whose blocks were made apart from one another. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])
const STORED_HEAD_LENGTH = 5
const TRAILER_LENGTH = 8

export function keepPage(
  html: Buffer,
  nonce: string,
  about: { status: number; headers: [string, string][]; tags: readonly string[] },
): CachedPage {
  const gaps = placesOf(nonce, html)
  const zipped = zip({ bytes: html, gaps }, nonce.length)
  const bytes = zipped.bytes.length + bytesBeside(gaps, about)
  return { ...about, plain: { gaps }, zipped, nonceLength: nonce.length, bytes }
}

/** A tag is a text, and an entry in the index of tags. */
const BYTES_OF_TAG = 160
const BYTES_OF_GAP = 16

function bytesBeside(
  gaps: number[],
  about: { headers: [string, string][]; tags: readonly string[] },
): number {
  const headers = about.headers.flat().reduce((sum, text) => sum + text.length, 0)
  return gaps.length * BYTES_OF_GAP + about.tags.length * BYTES_OF_TAG + headers
}

function placesOf(nonce: string, html: Buffer): number[] {
  const gaps: number[] = []
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, at + nonce.length)) gaps.push(at)
  return gaps
}

/** One gzip stream: what stands between nonces deflated, each nonce as a stored (uncompressed) block to be filled in. */
function zip({ bytes, gaps }: Mould, nonceLength: number): CachedPage['zipped'] {
  const parts: Buffer[] = [GZIP_HEADER]
  const zippedGaps: number[] = []
  let length = GZIP_HEADER.length
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  let from = 0
  for (const gap of gaps) {
    add(deflate(bytes.subarray(from, gap)))
    zippedGaps.push(length + STORED_HEAD_LENGTH)
    add(storedBlock(nonceLength))
    from = gap + nonceLength
  }
  add(deflate(bytes.subarray(from)))
  add(LAST_BLOCK)
  const trailer = Buffer.alloc(TRAILER_LENGTH)
  trailer.writeUInt32LE(bytes.length >>> 0, 4)
  add(trailer)
  return { bytes: ownCopy(parts, length), gaps: zippedGaps, checksum: checksumOf(bytes, gaps, nonceLength) }
}

/** `Buffer.concat` would take a part of a pool of 64 KB, all of which is held as long as the page is. */
function ownCopy(parts: readonly Buffer[], length: number): Buffer {
  const whole = Buffer.allocUnsafeSlow(length)
  let at = 0
  for (const part of parts) at += part.copy(whole, at)
  return whole
}

/** What a piece is deflated into is given so much at a time: the usual 16 KB for each of dozens would be garbage a moment later. */
const [LEAST_CHUNK, MOST_CHUNK] = [256, 16_384]

function deflate(piece: Buffer): Buffer {
  const chunkSize = Math.min(MOST_CHUNK, Math.max(LEAST_CHUNK, piece.length >> 2))
  // A full flush ends on a byte boundary and refers to nothing before it, so that pieces can stand apart.
  return deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH, chunkSize })
}

function storedBlock(length: number): Buffer {
  const block = Buffer.alloc(STORED_HEAD_LENGTH + length)
  block.writeUInt16LE(length, 1)
  block.writeUInt16LE(~length & 0xffff, 3)
  return block
}

function checksumOf(bytes: Buffer, gaps: number[], nonceLength: number): { ofZeros: number; factor: number } {
  const zeros = Buffer.alloc(nonceLength)
  let [ofZeros, factor, from] = [0, 0, 0]
  for (const gap of gaps) {
    ofZeros = crc32(zeros, crc32(bytes.subarray(from, gap), ofZeros))
    factor ^= shiftBy(bytes.length - gap - nonceLength)
    from = gap + nonceLength
  }
  return { ofZeros: crc32(bytes.subarray(from), ofZeros), factor: factor >>> 0 }
}

function fill({ bytes, gaps }: Mould, nonce: string, nonceLength: number): Buffer {
  if (nonce.length !== nonceLength) throw new RangeError('A fresh nonce is as long as the one it replaces')
  const filled = Buffer.from(bytes)
  for (const gap of gaps) filled.write(nonce, gap, 'latin1')
  return filled
}

export function plainBody(page: CachedPage, nonce: string): Buffer {
  return fill({ bytes: plainBytes(page), gaps: page.plain.gaps }, nonce, page.nonceLength)
}

function plainBytes(page: CachedPage): Buffer {
  const held = page.plain.bytes?.deref()
  if (held) return held
  const bytes = gunzipSync(gzipBody(page, '0'.repeat(page.nonceLength)))
  page.plain.bytes = new WeakRef(bytes)
  return bytes
}

/** The same page as one gzip stream. */
export function gzipBody(page: CachedPage, nonce: string): Buffer {
  const body = fill(page.zipped, nonce, page.nonceLength)
  const { ofZeros, factor } = page.zipped.checksum
  const share = crc32(nonce) ^ crc32(Buffer.alloc(nonce.length))
  body.writeUInt32LE((ofZeros ^ multiply(factor, share >>> 0)) >>> 0, body.length - TRAILER_LENGTH)
  return body
}
