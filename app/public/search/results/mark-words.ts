import { fits } from '../sections/find-entries.ts'
import type { QueryWord } from '../sections/query.ts'
import type { Word } from '../sections/words.ts'

/** A stretch of text, and whether it is what was looked for. */
export type MarkedPart = { text: string; isMatch: boolean }

const SNIPPET_LENGTH = 220
const BEFORE_MATCH = 60
/** The best place for a snippet is looked for among the first hits: a word like 'the' has hundreds. */
const HITS_COMPARED = 50

export function markWords(text: string, words: readonly Word[], asked: readonly QueryWord[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let at = 0
  for (const word of words) {
    if (word.from < at || !asked.some((one) => fits(word, one))) continue
    if (word.from > at) parts.push({ text: text.slice(at, word.from), isMatch: false })
    parts.push({ text: text.slice(word.from, word.to), isMatch: true })
    at = word.to
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false })
  return parts
}

/** The stretch of the text with the most of the words asked for, cut between words. */
export function snippetOf(text: string, words: readonly Word[], asked: readonly QueryWord[]): MarkedPart[] {
  const hits = words.filter((word) => asked.some((one) => fits(word, one)))
  const from = hits.length === 0 ? 0 : startOf(words, densest(hits.slice(0, HITS_COMPARED)).from)
  const to = endOf(text, from + SNIPPET_LENGTH)
  const inside = words
    .filter((word) => word.from >= from && word.to <= to)
    .map((word) => ({ ...word, from: word.from - from, to: word.to - from }))
  const parts = markWords(text.slice(from, to), inside, asked)
  if (from > 0) parts.unshift({ text: '… ', isMatch: false })
  if (to < text.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

/** The hit after which the most different words follow closely. */
function densest(hits: readonly Word[]): Word {
  const kindsAfter = (hit: Word) => {
    const near = hits.filter(
      (other) => other.from >= hit.from && other.to <= hit.from + SNIPPET_LENGTH - BEFORE_MATCH,
    )
    return new Set(near.map((other) => other.folded)).size
  }
  return hits.reduce((best, hit) => (kindsAfter(hit) > kindsAfter(best) ? hit : best))
}

function startOf(words: readonly Word[], hitAt: number): number {
  if (hitAt <= BEFORE_MATCH) return 0
  return words.find((word) => word.from >= hitAt - BEFORE_MATCH)?.from ?? hitAt
}

function endOf(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length
  const gap = text.lastIndexOf(' ', wanted)
  return gap > 0 ? gap : wanted
}
