import { editDistance } from './edit-distance.ts'
import type { SearchIndex } from './index-of-sections.ts'
import { lettersOf, mayBeNear } from './letters.ts'
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
  if (vocabulary.has(folded)) return true
  for (const known of vocabulary.keys()) if (known.startsWith(folded)) return true
  return false
}

function nearest({ vocabulary }: SearchIndex, folded: string, mostEdits: number): QueryWord | undefined {
  if (folded.length < SHORTEST_GUESSED || hasDigit.test(folded)) return undefined
  let best: { written: string; edits: number; count: number } | undefined
  const asked = lettersOf(folded)
  for (const [known, { written, count, letters }] of vocabulary) {
    if (known.length < SHORTEST_GUESSED - 1 || !mayBeNear(asked, letters, mostEdits)) continue
    const edits = editDistance(folded, known, mostEdits)
    if (edits > mostEdits) continue
    if (!best || edits < best.edits || (edits === best.edits && count > best.count))
      best = { written, edits, count }
  }
  return best && { typed: best.written, folded: fold(best.written.replaceAll('-', '')) }
}
