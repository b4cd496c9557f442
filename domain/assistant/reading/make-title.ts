import { coveredShare, type Span } from './span.ts'
import { LEAD_IN } from './split-scope.ts'
import { blankLinks, capitalised, shortened, withoutLinks } from './tidy-line.ts'
import { isTelling, placedWords } from './words-of.ts'

const CLAUSE = /[^.!?;:\n…]+/gu
const LONG_ENOUGH = 80
const PIECE =
  /\s+(?:because|since|so that|which|who|but|although|потому|чтобы|так как|который)\s|,\s|\s+[-–—]\s/iu
const WORDS_LEAST = 2

/** What it is about, in the person's words: the first clause that says something, without how it asks. */
export function makeTitle(written: string, taken: readonly Span[]): string {
  const text = blankLinks(written)
  const clauses = [...text.matchAll(CLAUSE)].map(({ index, 0: clause }): Span => [
    index,
    index + clause.length,
  ])
  const telling = clauses.find(
    (span) =>
      coveredShare(span, taken) < 0.5 &&
      placedWords(text.slice(...span)).filter(({ word }) => isTelling(word)).length >= WORDS_LEAST,
  )
  const clause = text.slice(...withoutEnds(text, telling ?? clauses[0] ?? [0, text.length], taken))
  const bare = clause.replace(LEAD_IN, '').replace(/\s+/g, ' ').trim() || clause.trim()
  const piece = bare.length > LONG_ENOUGH ? firstPiece(bare) : bare
  return capitalised(withoutLinks(shortened(piece, LONG_ENOUGH))) || 'What I need'
}

/** What is only a price, a date or a wish for either says nothing about what it is: it falls away behind the last comma. */
function withoutEnds(text: string, [begin, end]: Span, taken: readonly Span[]): Span {
  const comma = text.lastIndexOf(',', end - 1)
  if (comma <= begin) return [begin, end]
  const behind = text.slice(comma + 1, end)
  const from = comma + 1 + (behind.length - behind.trimStart().length)
  const to = comma + 1 + behind.trimEnd().length
  return coveredShare([from, to], taken) > 0.5 ? withoutEnds(text, [begin, comma], taken) : [begin, end]
}

/** Up to where a sentence begins to explain itself, where that says enough. */
function firstPiece(clause: string): string {
  const [first = clause] = clause.split(PIECE)
  return placedWords(first).filter(({ word }) => isTelling(word)).length >= WORDS_LEAST ? first : clause
}
