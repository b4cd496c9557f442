import type { Reading } from '../input.ts'
import { readingLimits } from '../need-rules.ts'
import { coveredShare, type Span } from './span.ts'
import { blankLinks, withoutLinks, capitalised, shortened } from './tidy-line.ts'
import { isTelling, placedWords } from './words-of.ts'

/** How one begins to ask; what follows is what is asked for. */
export const LEAD_IN =
  /^(?:\s|[-*•·–—]|\d+[.)]\s)*(?:(?:hi|hello|hey|hiya|good (?:morning|day|evening)|dear \p{L}+)(?:\s(?:there|all|everyone|guys|folks))?[,.! ]+)*(?:(?:so|and|but|also|plus|then|ok|okay|well|basically|please|and then)[, ]+)*(?:(?:(?:i|we)(?:['’](?:m|re|d|ve))?|me and \p{L}+|my (?:wife|husband|boss|company|team) and i)\s+(?:(?:am|are|have been|would|really|urgently|also|just|currently|basically|still)\s+)*(?:need(?:ing)?|want(?:ing)?|require|looking|look|like|love|search(?:ing)?|hoping|trying|seeking|after)\s+(?:for\s+|to (?:find|hire|have|get)\s+|someone (?:to|who can|who could)\s+|somebody (?:to|who can|who could)\s+|help (?:with|to)?\s*)*|(?:can|could|would|is there|are there)\s+(?:you|someone|somebody|anyone|anybody)\s+(?:please\s+|who (?:can|could)\s+|help (?:me |us )?(?:with |to )?|able to\s+)*|(?:looking|searching) for\s+(?:(?:someone|somebody|a person|people|an? expert)\s+(?:to|who can|who could|for)\s+)?|need(?:ed)?(?: (?:someone|somebody) (?:to|who can))?[: ]+|wanted[: ]+|help (?:me |us )?(?:with |to )?|здравствуйте[,.! ]*|привет[,.! ]*|добрый день[,.! ]*|(?:мне |нам )?(?:срочно )?(?:нуж(?:ен|на|но|ны)|надо|требуется|хочу|хотим|ищу|ищем)\s+(?:кто-то,? кто |человек\p{L}*,? котор\p{L}+ )?)*/iu
const SENTENCE = /[^.!?;\n…]+(?:\.(?=\S)[^.!?;\n…]*)*/gu
/** Where a long sentence names one thing after another. */
const PART = /,\s+(?:and\s+|и\s+)?|\s+(?:and also|and then|as well as|plus|а также)\s+/giu
const WORDS_LEAST = 2
const FEW_LINES = 3

/** The lines of a brief, in the person's own words; what is only a price or a date stands elsewhere. */
export function splitScope(written: string, taken: readonly Span[]): Reading['scope'] {
  const text = blankLinks(written)
  const sentences = [...text.matchAll(SENTENCE)].map(({ index, 0: one }): Span => [index, index + one.length])
  const lines = linesOf(text, sentences, taken)
  if (lines.length >= FEW_LINES) return lines
  return linesOf(
    text,
    sentences.flatMap((sentence) => partsOf(text, sentence)),
    taken,
  )
}

function linesOf(text: string, spans: readonly Span[], taken: readonly Span[]): Reading['scope'] {
  return spans
    .flatMap(([begin, end]) => {
      const whole = text.slice(begin, end)
      const from = begin + (LEAD_IN.exec(whole)?.[0].length ?? 0)
      const to = begin + whole.trimEnd().length
      const words = placedWords(text.slice(from, to))
      const isWorth = words.length >= WORDS_LEAST && words.some(({ word }) => isTelling(word))
      if (!isWorth || coveredShare([from, to], taken) > 0.5) return []
      const line = cut(text.slice(from, to))
      return line ? [{ text: line, span: [from, to] as Span }] : []
    })
    .slice(0, readingLimits.scope.most)
}

function partsOf(text: string, [begin, end]: Span): Span[] {
  const parts: Span[] = []
  let from = begin
  for (const { index, 0: between } of text.slice(begin, end).matchAll(PART)) {
    parts.push([from, begin + index])
    from = begin + index + between.length
  }
  parts.push([from, end])
  return parts
}

/** No longer than a line of a brief may be. */
function cut(line: string): string {
  const plain = capitalised(withoutLinks(line))
  const { max } = readingLimits.scope.line
  return plain.length <= max ? plain : `${shortened(plain, max - 1)}…`
}
