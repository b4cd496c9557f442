import { fractionDigits } from '#platform/money/fraction-digits.ts'
import type { Reading } from '../input.ts'
import { readingLimits } from '../need-rules.ts'
import type { Span } from './span.ts'

export type FoundBudget = { budget: Reading['budget']; spans: Span[] }

const FIGURE = String.raw`\d{1,3}(?:[ ,]\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?`
const THOUSAND = String.raw`\s?(?:k|тыс\.?|тысяч[аи]?|thousand)(?![\p{L}\p{N}])`
const SIGN = String.raw`us\$|[$€£₽]`
const NAME = String.raw`usd|eur|gbp|rub|dollars?|bucks?|euros?|pounds?|quid|руб(?:л\p{L}*|\.)?|доллар\p{L}*|евро|фунт\p{L}*`
const AMOUNT = String.raw`(?:(?<sign>${SIGN})\s?)?(?<figure>${FIGURE})(?<thousand>${THOUSAND})?(?:\s?(?<after>${SIGN}|(?:${NAME})(?![\p{L}\p{N}])))?`
const amounts = new RegExp(AMOUNT, 'giu')

const currencies: ReadonlyMap<string, RegExp> = new Map([
  ['USD', /^(us\$|\$|usd|dollars?|bucks?|доллар.*)$/i],
  ['EUR', /^(€|eur|euros?|евро)$/i],
  ['GBP', /^(£|gbp|pounds?|quid|фунт.*)$/i],
  ['RUB', /^(₽|rub|руб.*)$/i],
])
/** Said of a price, whatever is written after the figure. */
const ABOUT_MONEY = /(?:budget|spend|pay|price|afford|бюджет|заплатить|заплачу|потратить)[^.!?\d]{0,30}$/iu
const AT_MOST =
  /(?:up to|under|below|less than|no more than|not more than|at most|max(?:imum)?(?: of)?|within|не более|не больше|максимум|до|в пределах)[\s:]*$/iu
const AT_LEAST = /(?:at least|from|more than|over|starting at|minimum|не менее|от)[\s:]*$/iu
/** A price of each piece is no budget. */
const EACH = /^\s?(?:\/|per\b|an?\s(?:hour|page|word|piece)|each\b|apiece|за (?:час|страницу|слово|штуку))/iu
/** Words before an amount that say what it is stand right before it. */
const LOOKED_BACK = 60
const BETWEEN = /^\s*(?:-|–|—|to|and|до|и)\s*$/iu

/** `isThousands`: in '$1-2k' what makes the second thousands makes the first. */
type Amount = {
  minor: number
  isThousands: boolean
  span: Span
  isMarked: boolean
  currency: string | undefined
}

/** What a person says that they would pay. An amount in another currency is left out: nothing is converted here. */
export function findBudget(text: string, currency: string): FoundBudget {
  const found = readAmounts(text, currency)
  for (const [at, first] of found.entries()) {
    const second = found[at + 1]
    if (
      second &&
      BETWEEN.test(text.slice(first.span[1], second.span[0])) &&
      (first.isMarked || second.isMarked)
    ) {
      if ((first.currency ?? second.currency ?? currency) !== currency) continue
      const from =
        second.isThousands && first.minor < second.minor / 1_000 ? first.minor * 1_000 : first.minor
      const [low, high] = [Math.min(from, second.minor), Math.max(from, second.minor)]
      return { budget: { minMinor: low, maxMinor: high }, spans: [[first.span[0], second.span[1]]] }
    }
  }
  const one = found.find((amount) => amount.isMarked && (amount.currency ?? currency) === currency)
  if (!one) return { budget: null, spans: [] }
  const begin = Math.max(0, one.span[0] - LOOKED_BACK)
  const before = text.slice(begin, one.span[0])
  const isLeast = AT_LEAST.test(before) && !AT_MOST.test(before)
  const budget = isLeast ? { minMinor: one.minor, maxMinor: null } : { minMinor: null, maxMinor: one.minor }
  const lead = AT_MOST.exec(before) ?? AT_LEAST.exec(before)
  return { budget, spans: [[lead ? begin + lead.index : one.span[0], one.span[1]]] }
}

function readAmounts(text: string, currency: string): Amount[] {
  return [...text.matchAll(amounts)].flatMap(({ index, 0: whole, groups = {} }): Amount[] => {
    const { sign, figure = '', thousand, after } = groups
    const span: Span = [index, index + whole.length]
    if (EACH.test(text.slice(span[1]))) return []
    const before = text.slice(Math.max(0, index - LOOKED_BACK), index)
    // Part of a longer word or number: '2x500', 'v1.500'.
    if (/[\p{L}\p{N}.]$/u.test(before)) return []
    const said = sign ?? after
    const named = said ? [...currencies].find(([, is]) => is.test(said))?.[0] : undefined
    const value =
      Number(figure.replace(/[ ,](?=\d{3}(?!\d))/g, '').replace(',', '.')) * (thousand ? 1_000 : 1)
    const minor = Math.round(value * 10 ** fractionDigits(currency))
    if (minor <= 0 || minor > readingLimits.amountMinor.max) return []
    return [
      {
        minor,
        isThousands: thousand !== undefined,
        span,
        isMarked: said !== undefined || ABOUT_MONEY.test(before),
        currency: named,
      },
    ]
  })
}
