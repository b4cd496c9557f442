import type { Reading } from '../input.ts'
import { readingLimits } from '../need-rules.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { overlaps, type Span } from './span.ts'

const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£.,])(?:(?<low>${NUMBER})\s*(?:-|–|to|or|до|или)\s*)?(?<count>${NUMBER})[\s-]+(?<what>[\p{L}-]{3,}(?:\s[\p{L}-]{3,})?)`,
  'giu',
)
/** What work is measured in, besides plurals. */
const MEASURE =
  /^(?:page|word|minute|min|second|sec|hour|episode|slide|screen|room|piece|chapter|страниц|слов|минут|секунд|час|слайд|штук|фото|картин|товар|экран|выпуск|глав|лист)/iu
const PLURAL = /^\p{L}{2,}[^s\s]s$/iu
const NOTHING =
  /^(?:years?|days?|weeks?|months?|times?|лет|год|дн|недел|месяц|usd|eur|gbp|dollars?|euros?|pounds?|руб|percent|this|lots?|more)/iu

/** How many of what: pages, words, minutes, anything that is counted. What is money or time is none. */
export function findQuantities(text: string, taken: readonly Span[]): Reading['quantities'] {
  return [...text.matchAll(COUNTED)]
    .flatMap(({ index, 0: whole, groups = {} }) => {
      const [first = '', second] = (groups['what'] ?? '').split(' ')
      const isCounted = (word: string | undefined) =>
        word !== undefined && !NOTHING.test(word) && (MEASURE.test(word) || PLURAL.test(word))
      const what = isCounted(first) ? first : isCounted(second) ? `${first} ${second}` : undefined
      const count = readNumber(groups['count'] ?? '')
      const span: Span = [index, index + whole.length]
      const isTaken = taken.some((one) => overlaps(one, span))
      if (!what || !count || count > readingLimits.quantities.count.max || isTaken) return []
      if (/^(?:an?|one)$/i.test(groups['count'] ?? '') && !MEASURE.test(what)) return []
      const end = index + whole.indexOf(what) + what.length
      return [{ count, what: what.slice(0, readingLimits.quantities.what.max), span: [index, end] as Span }]
    })
    .slice(0, readingLimits.quantities.most)
}
