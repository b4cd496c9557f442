import { editDistance } from './edit-distance.ts'
import type { SearchIndex } from './index-of-sections.ts'
import { fold } from './words.ts'
import type { QueryWord } from './query.ts'

/** Shorter words have too many neighbours for a guess to mean anything. */
const SHORTEST_GUESSED = 4
/** Numbers are meant as they are typed. */
const hasDigit = /\p{N}/u

/** The query with each unknown word read as the nearest known one, or undefined where a word has none. */
export function readAs(
  index: SearchIndex,
  words: readonly QueryWord[],
  mostEdits: number,
): QueryWord[] | undefined {
  const read: QueryWord[] = []
  for (const word of words) {
    const known = isKnown(index, word.folded) ? word : nearest(index, word.folded, mostEdits)
    if (!known) return undefined
    read.push(known)
  }
  return read
}

function isKnown({ vocabulary }: SearchIndex, folded: string): boolean {
  return vocabulary.has(folded) || [...vocabulary.keys()].some((known) => known.startsWith(folded))
}

function nearest({ vocabulary }: SearchIndex, folded: string, mostEdits: number): QueryWord | undefined {
  if (folded.length < SHORTEST_GUESSED || hasDigit.test(folded)) return undefined
  let best: { written: string; edits: number; count: number } | undefined
  for (const [known, { written, count }] of vocabulary) {
    if (known.length < SHORTEST_GUESSED - 1) continue
    const edits = editDistance(folded, known, mostEdits)
    if (edits > mostEdits) continue
    if (!best || edits < best.edits || (edits === best.edits && count > best.count))
      best = { written, edits, count }
  }
  return best && { typed: best.written, folded: fold(best.written.replaceAll('-', '')) }
}
