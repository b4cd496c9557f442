import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DocSet, fillDocs, hasDoc, intersect, unite, walk, wordsFor } from './doc-set.ts'
import { decodePosting, encodePosting, SEGMENT_DOCS, type TermSets } from './posting.ts'

const ALL = 3 * SEGMENT_DOCS - 1_000

/** Documents spread over three segments: from one in 40,000 to every second one. */
const documents = fc
  .record({ every: fc.constantFrom(2, 7, 15, 33, 900, 40_000), from: fc.nat(ALL - 1) })
  .map(({ every, from }) => {
    const docs: number[] = []
    for (let doc = from % every; doc < ALL; doc += every) docs.push(doc)
    return docs
  })

/** As a build writes it and a process reads it. */
function stored(docs: readonly number[]): TermSets {
  const rows = [0, 1, 2].map((segment) => {
    const own = docs
      .filter((doc) => Math.floor(doc / SEGMENT_DOCS) === segment)
      .map((doc) => doc - segment * SEGMENT_DOCS)
    return { segment, data: encodePosting([own.slice(0, 1), own.filter((_, at) => at % 2 === 0), own]) }
  })
  return decodePosting(rows.toReversed(), ALL)
}

function listed(set: DocSet): number[] {
  const next = walk(set)
  const found: number[] = []
  for (let doc = next(); doc >= 0; doc = next()) found.push(doc)
  return found
}

test('what a build writes is what a process reads, in few documents and in many, over several segments', () => {
  fc.assert(
    fc.property(documents, (docs) => {
      const [, , text] = stored(docs)
      expect(text.count).toBe(docs.length)
      expect(listed(text)).toEqual(docs)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('sets meet and join as sets do, whatever their form', () => {
  fc.assert(
    fc.property(documents, documents, fc.nat(ALL - 1), (one, other, doc) => {
      const [left, right] = [stored(one)[2], stored(other)[2]]
      const [inOne, inOther] = [new Set(one), new Set(other)]
      const both = one.filter((each) => inOther.has(each))
      const met = intersect([left, right])
      expect([met.count, listed(met)]).toEqual([both.length, both])
      const joined = unite([left, right], ALL)
      expect(joined.count).toBe(one.length + other.length - both.length)
      expect(hasDoc(joined, doc)).toBe(inOne.has(doc) || inOther.has(doc))
      const room = new Uint32Array(ALL)
      const masked = new Uint32Array(wordsFor(ALL)).fill(0xffffffff, 0, 64)
      const kept = one.filter((each) => each >= 64 * 32)
      expect([...room.subarray(0, fillDocs(left, masked, room))]).toEqual(kept)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
