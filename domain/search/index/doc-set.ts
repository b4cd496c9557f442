import { countBits } from '../words/spelling.ts'

/** A set of documents by number: sorted when there are few, a bit for each document there is when there are many. */
export type DocSet = { count: number; docs: Uint32Array; bits?: never } | { count: number; bits: Uint32Array }

export const NOTHING_MASKED = new Uint32Array()
export const noDocs: DocSet = { count: 0, docs: new Uint32Array() }

/** Where a bit for each document takes no more room than a number for each found one. */
export const isDense = (found: number, all: number) => found * 32 > all

export const wordsFor = (all: number) => (all + 31) >>> 5

export function hasDoc(set: DocSet, doc: number): boolean {
  if (set.bits) return (((set.bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1
  const { docs } = set
  let [low, high] = [0, docs.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((docs[middle] ?? 0) < doc) low = middle + 1
    else high = middle
  }
  return docs[low] === doc
}

export function intersect(sets: readonly DocSet[]): DocSet {
  const [smallest, ...others] = sets.toSorted((one, other) => one.count - other.count)
  if (!smallest || smallest.count === 0) return noDocs
  if (others.length === 0) return smallest
  if (!smallest.bits) {
    const docs = smallest.docs.filter((doc) => others.every((other) => hasDoc(other, doc)))
    return { count: docs.length, docs }
  }
  const bits = smallest.bits.slice()
  for (const other of others) {
    const theirs = other.bits ?? bitsOf(other.docs, bits.length)
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (theirs[at] ?? 0)
  }
  return { count: countSet(bits), bits }
}

function bitsOf(docs: Uint32Array, words: number): Uint32Array {
  const bits = new Uint32Array(words)
  for (const doc of docs) setBit(bits, doc)
  return bits
}

/** `all`: how many documents there are. */
export function unite(sets: readonly DocSet[], all: number): DocSet {
  const [first, ...others] = sets
  if (!first) return noDocs
  if (others.length === 0) return first
  const together = sets.reduce((sum, { count }) => sum + count, 0)
  if (!isDense(together, all)) return uniteFew(sets, together)
  const bits = new Uint32Array(wordsFor(all))
  for (const set of sets) {
    if (set.bits) for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (set.bits[at] ?? 0)
    else for (const doc of set.docs) setBit(bits, doc)
  }
  return shrink(bits, all)
}

/** Few documents are sorted sooner than a bit for every document is looked at. */
function uniteFew(sets: readonly DocSet[], together: number): DocSet {
  const docs = new Uint32Array(together)
  let filled = 0
  for (const set of sets) filled += fillDocs(set, NOTHING_MASKED, docs.subarray(filled))
  docs.sort()
  let unique = 0
  for (let at = 0; at < together; at++)
    if (at === 0 || docs[at] !== docs[at - 1]) docs[unique++] = docs[at] ?? 0
  return { count: unique, docs: docs.subarray(0, unique) }
}

/** The set in whichever form fits its size. */
export function shrink(bits: Uint32Array, all: number): DocSet {
  const count = countSet(bits)
  if (isDense(count, all)) return { count, bits }
  const docs = new Uint32Array(count)
  const next = walk({ count, bits })
  for (let at = 0; at < count; at++) docs[at] = next()
  return { count, docs }
}

export function setBit(bits: Uint32Array, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31))
}

export function countSet(bits: Uint32Array): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += countBits(bits[at] ?? 0)
  return count
}

/** Gives the documents in order, then -1. */
export function walk(set: DocSet): () => number {
  if (!set.bits) {
    const { docs } = set
    let at = 0
    return () => (at < docs.length ? (docs[at++] ?? -1) : -1)
  }
  const { bits } = set
  let at = 0
  let word = bits[0] ?? 0
  return () => {
    while (word === 0) {
      if (++at >= bits.length) return -1
      word = bits[at] ?? 0
    }
    const lowest = word & -word
    word ^= lowest
    return (at << 5) + 31 - Math.clz32(lowest)
  }
}

/** Writes the documents that are not masked into `room`, in order, and tells how many there are: one plain loop. */
export function fillDocs(set: DocSet, masked: Uint32Array, room: Uint32Array): number {
  let filled = 0
  if (!set.bits) {
    for (const doc of set.docs)
      if ((((masked[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 0) room[filled++] = doc
    return filled
  }
  for (let at = 0; at < set.bits.length; at++) {
    let word = (set.bits[at] ?? 0) & ~(masked[at] ?? 0)
    const first = at << 5
    while (word !== 0) {
      room[filled++] = first + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return filled
}

/** Every document from 0 on. */
export function everyDoc(all: number): DocSet {
  const bits = new Uint32Array(wordsFor(all)).fill(0xffffffff)
  if (all & 31) bits[bits.length - 1] = (1 << (all & 31)) - 1
  return { count: all, bits }
}
