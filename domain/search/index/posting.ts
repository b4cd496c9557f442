import { type DocSet, isDense, noDocs, setBit, wordsFor } from './doc-set.ts'

/** Documents that come together in a row of the table: as many as 16 bits can number. */
export const SEGMENT_DOCS = 65_536
const SPARSE_MOST = 4_096
const BITMAP_BYTES = SEGMENT_DOCS / 8
const HEADER_BYTES = 12
/** The header and the titles stand first in a row. */
export const TITLES_BYTES_MOST = HEADER_BYTES + BITMAP_BYTES

/** Where a term stands: in titles; in titles or labels; anywhere. Each holds the one before it. */
export type TermSets = readonly [title: DocSet, labels: DocSet, text: DocSet]

export const absentTerm: TermSets = [noDocs, noDocs, noDocs]

/** What a segment knows of a term, numbers counted from the segment's first document. */
export type SegmentPosting = readonly [title: number[], labels: number[], text: number[]]

export function encodePosting(lists: SegmentPosting): Buffer {
  const sizes = lists.map((list) => (list.length > SPARSE_MOST ? BITMAP_BYTES : list.length * 2))
  const data = Buffer.alloc(HEADER_BYTES + sizes.reduce((sum, size) => sum + size, 0))
  let at = HEADER_BYTES
  lists.forEach((list, index) => {
    data.writeUInt32LE(list.length, index * 4)
    if (list.length > SPARSE_MOST) {
      for (const doc of list) data[at + (doc >>> 3)] = (data[at + (doc >>> 3)] ?? 0) | (1 << (doc & 7))
    } else {
      list.forEach((doc, place) => data.writeUInt16LE(doc, at + place * 2))
    }
    at += sizes[index] ?? 0
  })
  return data
}

/** The titles of a term, from rows of which only the beginning was read. */
export function decodeTitles(rows: readonly { segment: number; data: Buffer }[], all: number): TermSets {
  const cut = rows.map(({ segment, data }) => {
    const count = data.readUInt32LE(0)
    const size = count > SPARSE_MOST ? BITMAP_BYTES : count * 2
    const own = Buffer.alloc(HEADER_BYTES + size)
    own.writeUInt32LE(count, 0)
    data.copy(own, HEADER_BYTES, HEADER_BYTES, HEADER_BYTES + size)
    return { segment, data: own }
  })
  const [titles] = decodePosting(cut, all)
  return [titles, titles, titles]
}

/** Joins what the segments know of one term; `all` is how many documents there are. */
export function decodePosting(rows: readonly { segment: number; data: Buffer }[], all: number): TermSets {
  const counts = [0, 1, 2].map((place) =>
    rows.reduce((sum, { data }) => sum + data.readUInt32LE(place * 4), 0),
  )
  const sets = counts.map((count): DocSet => {
    if (count === 0) return noDocs
    return isDense(count, all)
      ? { count, bits: new Uint32Array(wordsFor(all)) }
      : { count, docs: new Uint32Array(count) }
  })
  const filled = [0, 0, 0]
  for (const { segment, data } of rows.toSorted((one, other) => one.segment - other.segment)) {
    let at = HEADER_BYTES
    sets.forEach((set, place) => {
      const count = data.readUInt32LE(place * 4)
      const size = count > SPARSE_MOST ? BITMAP_BYTES : count * 2
      const piece = data.subarray(at, at + size)
      if (count > SPARSE_MOST) addBitmap(set, piece, segment, filled[place] ?? 0)
      else addList(set, piece, segment, filled[place] ?? 0)
      filled[place] = (filled[place] ?? 0) + count
      at += size
    })
  }
  return sets as unknown as TermSets
}

function addList(set: DocSet, piece: Buffer, segment: number, filled: number): void {
  const first = segment * SEGMENT_DOCS
  for (let at = 0; at * 2 < piece.length; at++) {
    const doc = first + piece.readUInt16LE(at * 2)
    if (set.bits) setBit(set.bits, doc)
    else set.docs[filled + at] = doc
  }
}

function addBitmap(set: DocSet, piece: Buffer, segment: number, filled: number): void {
  if (set.bits) {
    const first = segment * BITMAP_BYTES
    const room = new Uint8Array(set.bits.buffer, set.bits.byteOffset, set.bits.byteLength)
    room.set(piece.subarray(0, room.length - first), first)
    return
  }
  let at = filled
  for (let byte = 0; byte < piece.length; byte++) {
    for (let rest = piece[byte] ?? 0; rest; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest)
      set.docs[at++] = segment * SEGMENT_DOCS + byte * 8 + bit
    }
  }
}

/** How much of the memory a term takes. */
export function bytesOf(sets: TermSets): number {
  return sets.reduce((sum, set) => sum + (set.bits ?? set.docs).byteLength, 200)
}
