import { beginsLetters } from '../sections/letter-at.ts'
import type { QueryWord } from '../sections/query.ts'
import { eachWord, fold, type Place } from '../sections/words.ts'

/** A stretch of text, and whether it is what was looked for. */
export type MarkedPart = { text: string; isMatch: boolean }

/** Where a word that begins as one of those asked for stands. */
type Hit = Place & { folded: string }

const SNIPPET_LENGTH = 220
const BEFORE_MATCH = 60
/** The best place for a snippet is looked for among the first hits: a word like 'the' has hundreds. */
const HITS_COMPARED = 50

export function markWords(text: string, asked: readonly QueryWord[]): MarkedPart[] {
  return marked(text, hitsIn(text, asked))
}

/** The stretch of the text with the most of the words asked for, cut between words. */
export function snippetOf(text: string, asked: readonly QueryWord[]): MarkedPart[] {
  const hits = hitsIn(text, asked)
  const from = hits.length === 0 ? 0 : startOf(text, densest(hits.slice(0, HITS_COMPARED)).from)
  const to = endOf(text, from + SNIPPET_LENGTH)
  const inside = hits
    .filter((hit) => hit.from >= from && hit.to <= to)
    .map((hit) => ({ from: hit.from - from, to: hit.to - from }))
  const parts = marked(text.slice(from, to), inside)
  if (from > 0) parts.unshift({ text: '… ', isMatch: false })
  if (to < text.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

function marked(text: string, places: readonly Place[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let at = 0
  for (const { from, to } of places) {
    if (from < at) continue
    if (from > at) parts.push({ text: text.slice(at, from), isMatch: false })
    parts.push({ text: text.slice(from, to), isMatch: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false })
  return parts
}

/** Hardly any word of a text begins as one of those asked for, which its first letter says of most: only of the others more is read. */
function hitsIn(text: string, asked: readonly QueryWord[]): Hit[] {
  const hits: Hit[] = []
  const begins = beginningsOf(asked)
  eachWord(text, (from, to) => {
    if (!begins.has(text.charCodeAt(from)) && !isAccented(text, from)) return
    const folded = fold(text.slice(from, to).replaceAll('-', ''))
    if (asked.some((one) => folded.startsWith(one.folded))) hits.push({ folded, from, to })
  })
  return hits
}

/** The code units with which words begin that are compared as one of these. */
function beginningsOf(asked: readonly QueryWord[]): Set<number> {
  return new Set(
    asked.flatMap(({ folded }) => [folded, folded.toUpperCase()].map((written) => written.charCodeAt(0))),
  )
}

/** Only of plain letters the first one is what it is compared as. */
const isAccented = (text: string, at: number) => text.charCodeAt(at) > 0x7f

/** The hit after which the most different words follow closely. */
function densest(hits: readonly Hit[]): Hit {
  const kindsAfter = (hit: Hit) => {
    const near = hits.filter(
      (other) => other.from >= hit.from && other.to <= hit.from + SNIPPET_LENGTH - BEFORE_MATCH,
    )
    return new Set(near.map((other) => other.folded)).size
  }
  return hits.reduce((best, hit) => (kindsAfter(hit) > kindsAfter(best) ? hit : best))
}

/** A little before the hit, where a word begins. */
function startOf(text: string, hitAt: number): number {
  if (hitAt <= BEFORE_MATCH) return 0
  let at = hitAt - BEFORE_MATCH
  while (at < hitAt && !beginsLetters(text, at)) at++
  return at
}

function endOf(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length
  const gap = text.lastIndexOf(' ', wanted)
  return gap > 0 ? gap : wanted
}
