import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib'
import { multiply, shiftBy } from './crc32.ts'

/**
 * A rendered page that knows where its nonce stands, so that each visitor gets a fresh one without rendering again, and where the
 * few words stand that differ from one member to the next.
 */
export type CachedPage = {
  status: number
  headers: [string, string][]
  tags: readonly string[]
  /** What stands between the holes: one piece more than there are holes. */
  pieces: readonly Piece[]
  holes: readonly string[]
  /** Hardly anyone asks for it, and it is five times as large: made for who does, and held while the memory is not needed. */
  plain: { bytes?: WeakRef<Buffer>; gaps: readonly number[] }
  nonceLength: number
  /** What keeping it takes: the zipped form, and what is known about it. */
  bytes: number
}

/** Some words of a page that are filled in for whoever asks; `name` says which. */
export type Hole = { at: number; length: number; name: string }

/** What stands in each hole. */
export type Filling = (name: string) => string

/** Bytes with gaps to be filled, each as long as a nonce. */
type Mould = { bytes: Buffer; gaps: readonly number[] }
/** `shift` moves a checksum over the whole piece as it is before it is zipped. */
type Piece = {
  zipped: Mould
  plainLength: number
  checksum: { ofZeros: number; factor: number }
  shift: number
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty final block of fixed codes: ends a deflate stream whose blocks were made apart from one another. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])
const STORED_HEAD_LENGTH = 5
const TRAILER_LENGTH = 8

export function keepPage(
  html: Buffer,
  nonce: string,
  about: { status: number; headers: [string, string][]; tags: readonly string[] },
  holes: readonly Hole[] = [],
): CachedPage {
  const gaps = placesOf(nonce, html)
  const pieces = piecesOf(html, gaps, nonce.length, holes)
  const zippedBytes = pieces.reduce((sum, { zipped }) => sum + zipped.bytes.length, 0)
  const names = holes.map(({ name }) => name)
  const bytes = zippedBytes + bytesBeside(gaps.length + holes.length, about)
  return { ...about, pieces, holes: names, plain: { gaps }, nonceLength: nonce.length, bytes }
}

/** A tag is a text, and an entry in the index of tags. */
const BYTES_OF_TAG = 160
const BYTES_OF_GAP = 16

function bytesBeside(gaps: number, about: { headers: [string, string][]; tags: readonly string[] }): number {
  const headers = about.headers.flat().reduce((sum, text) => sum + text.length, 0)
  return gaps * BYTES_OF_GAP + about.tags.length * BYTES_OF_TAG + headers
}

function placesOf(nonce: string, html: Buffer): number[] {
  const gaps: number[] = []
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, at + nonce.length)) gaps.push(at)
  return gaps
}

function piecesOf(html: Buffer, gaps: number[], nonceLength: number, holes: readonly Hole[]): Piece[] {
  const starts = [0, ...holes.map(({ at, length }) => at + length)]
  const ends = [...holes.map(({ at }) => at), html.length]
  return starts.map((start, place) => {
    const end = ends[place] ?? start
    const own = gaps.filter((gap) => gap >= start && gap < end).map((gap) => gap - start)
    return zip({ bytes: html.subarray(start, end), gaps: own }, nonceLength)
  })
}

/** Part of a gzip stream: what stands between nonces deflated, each nonce as a stored (uncompressed) block to be filled in. */
function zip({ bytes, gaps }: Mould, nonceLength: number): Piece {
  const parts: Buffer[] = []
  const zippedGaps: number[] = []
  let length = 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  let from = 0
  for (const gap of gaps) {
    add(deflate(bytes.subarray(from, gap)))
    zippedGaps.push(length + STORED_HEAD_LENGTH)
    add(storedHead(nonceLength))
    add(Buffer.alloc(nonceLength))
    from = gap + nonceLength
  }
  add(deflate(bytes.subarray(from)))
  return {
    zipped: { bytes: ownCopy(parts, length), gaps: zippedGaps },
    plainLength: bytes.length,
    checksum: checksumOf(bytes, gaps, nonceLength),
    shift: shiftBy(bytes.length),
  }
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
  if (piece.length === 0) return piece
  const chunkSize = Math.min(MOST_CHUNK, Math.max(LEAST_CHUNK, piece.length >> 2))
  // A full flush ends on a byte boundary and refers to nothing before it, so that pieces can stand apart.
  return deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH, chunkSize })
}

function storedHead(length: number): Buffer {
  const head = Buffer.alloc(STORED_HEAD_LENGTH)
  writeStoredHead(head, 0, length)
  return head
}

function writeStoredHead(into: Buffer, at: number, length: number): void {
  into[at] = 0
  into.writeUInt16LE(length, at + 1)
  into.writeUInt16LE(~length & 0xffff, at + 3)
}

function checksumOf(bytes: Buffer, gaps: readonly number[], nonceLength: number): Piece['checksum'] {
  const zeros = Buffer.alloc(nonceLength)
  let [ofZeros, factor, from] = [0, 0, 0]
  for (const gap of gaps) {
    ofZeros = crc32(zeros, crc32(bytes.subarray(from, gap), ofZeros))
    factor ^= shiftBy(bytes.length - gap - nonceLength)
    from = gap + nonceLength
  }
  return { ofZeros: crc32(bytes.subarray(from), ofZeros), factor: factor >>> 0 }
}

const nothingToFill: Filling = (name) => {
  throw new RangeError(`Nobody said what stands for ${name}`)
}

export function plainBody(page: CachedPage, nonce: string, filling: Filling = nothingToFill): Buffer {
  if (page.holes.length > 0) return gunzipSync(gzipBody(page, nonce, filling))
  expectNonce(page, nonce)
  const filled = Buffer.from(plainBytes(page))
  for (const gap of page.plain.gaps) filled.write(nonce, gap, 'latin1')
  return filled
}

function plainBytes(page: CachedPage): Buffer {
  const held = page.plain.bytes?.deref()
  if (held) return held
  const bytes = gunzipSync(gzipBody(page, '0'.repeat(page.nonceLength)))
  page.plain.bytes = new WeakRef(bytes)
  return bytes
}

function expectNonce(page: CachedPage, nonce: string): void {
  if (nonce.length !== page.nonceLength)
    throw new RangeError('A fresh nonce is as long as the one it replaces')
}

/** The same page as one gzip stream. */
export function gzipBody(page: CachedPage, nonce: string, filling: Filling = nothingToFill): Buffer {
  expectNonce(page, nonce)
  const words = page.holes.map(filling)
  const body = Buffer.allocUnsafe(zippedLength(page, words))
  const share = (crc32(nonce) ^ crc32(Buffer.alloc(nonce.length))) >>> 0
  let at = GZIP_HEADER.copy(body)
  let [checksum, plainLength] = [0, 0]
  for (const [place, piece] of page.pieces.entries()) {
    const start = at
    at += piece.zipped.bytes.copy(body, at)
    for (const gap of piece.zipped.gaps) body.write(nonce, start + gap, 'latin1')
    const { ofZeros, factor } = piece.checksum
    const ofNonces = factor === 0 ? 0 : multiply(factor, share)
    checksum = (multiply(piece.shift, checksum) ^ ofZeros ^ ofNonces) >>> 0
    plainLength += piece.plainLength
    const word = words[place]
    if (!word) continue
    const length = body.write(word, at + STORED_HEAD_LENGTH)
    writeStoredHead(body, at, length)
    at += STORED_HEAD_LENGTH + length
    checksum = crc32(word, checksum)
    plainLength += length
  }
  at += LAST_BLOCK.copy(body, at)
  body.writeUInt32LE(checksum, at)
  body.writeUInt32LE(plainLength >>> 0, at + 4)
  return body
}

function zippedLength({ pieces }: CachedPage, words: readonly string[]): number {
  let length = GZIP_HEADER.length + LAST_BLOCK.length + TRAILER_LENGTH
  for (const { zipped } of pieces) length += zipped.bytes.length
  for (const word of words) if (word) length += STORED_HEAD_LENGTH + Buffer.byteLength(word)
  return length
}
