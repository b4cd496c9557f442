import { typedPrice } from '#app/shared/works/listing/listing-address.ts'
import { counted, days as daysInWords, span } from '#app/shared/figures/figures.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { languages } from '#domain/accounts/index.ts'
import {
  type DayFigures,
  findWishes,
  type PriceFigures,
  type ProposalFigures,
  type Reading,
  type Wishes,
} from '#domain/assistant/index.ts'
import type { Made } from '#domain/briefs/index.ts'
import type { TreeNode } from '#domain/categories/index.ts'
import type { Fields, FiguresView, ReadingView } from './brief-view.ts'
import { drawFigures } from './draw-figures.ts'
import { failureWords } from './failure-words.ts'
import type { AskedNeed } from './read-need.ts'

/** The range that a brief goes by: the person's own amounts first, and else what is usual. */
export type Range = { low: number | null; high: number | null; isOwn: boolean }

export type Named = { id: string; name: string; path: string; title: string }

/** Categories by id, under the name of the top one. */
export function nameCategories(tree: readonly TreeNode[]): Map<string, Named> {
  const named = new Map<string, Named>()
  const walk = (nodes: readonly TreeNode[], top: string) => {
    for (const { id, title, path, below } of nodes) {
      named.set(id, { id, name: top === '' ? title : `${top} / ${title}`, path, title })
      walk(below, top === '' ? title : top)
    }
  }
  walk(tree, '')
  return named
}

export function showReading(
  { need, asked }: AskedNeed,
  reading: Reading,
  made: Made | undefined,
  categories: ReadonlyMap<string, Named>,
): ReadingView {
  const answered = new Map(need.answers.map(({ questionId, answer }) => [questionId, answer]))
  const open = reading.questions.filter(({ id }) => !answered.has(id))
  const before = asked.filter(({ id }) => answered.has(id))
  const { price, time } = findWishes(need.text)
  const spans = [...reading.scope, ...reading.quantities, price, time].flatMap((one) =>
    one?.span ? [one.span] : [],
  )
  return {
    text: need.text,
    marks: joinSpans(spans, need.text.length),
    engine: made?.engine ?? 'built-in',
    failure: made?.failure ? failureWords[made.failure] : null,
    categories: reading.categoryIds.flatMap((id) => {
      const found = categories.get(id)
      return found ? [{ id, name: found.name }] : []
    }),
    scope: reading.scope.map(({ text, span: at }) => ({
      text,
      isFromAnswer: at === null && [...answered.values()].some((answer) => text.includes(answer)),
    })),
    questions: [...before, ...open]
      .slice(0, QUESTIONS_SHOWN)
      .map((one) => ({ ...one, chosen: answered.get(one.id) ?? null })),
    languageName: nameLanguage(reading.language),
  }
}

const QUESTIONS_SHOWN = 5

export const nameLanguage = (code: string) => languages.find(({ value }) => value === code)?.label ?? code

/** Stretches that touch are one, and none goes past the end. */
function joinSpans(spans: readonly [number, number][], length: number): [number, number][] {
  const joined: [number, number][] = []
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    const end = Math.min(to, length)
    if (last && from <= last[1]) last[1] = Math.max(last[1], end)
    else if (from < end) joined.push([from, end])
  }
  return joined
}

export function rangeOf(
  { budget }: Pick<Reading, 'budget'>,
  prices: PriceFigures | null,
  { price }: Wishes,
): Range {
  if (budget && (budget.minMinor !== null || budget.maxMinor !== null))
    return { low: budget.minMinor, high: budget.maxMinor, isOwn: true }
  if (price && prices) return { low: prices.least, high: prices.middle, isOwn: false }
  return { low: prices?.lowMinor ?? null, high: prices?.highMinor ?? null, isOwn: false }
}

type Known = {
  reading: Pick<Reading, 'budget' | 'days'>
  wishes: Wishes
  prices: PriceFigures | null
  days: DayFigures | null
  proposals?: ProposalFigures | null | undefined
  currency: string
  category: Named | undefined
}

export function showFigures(known: Known): FiguresView {
  const { reading, wishes, prices, days, proposals, currency, category } = known
  const money = (minor: number) => formatMoney(minor, currency, { trim: true })
  const range = rangeOf(reading, prices, wishes)
  const ownDays = reading.days
  const isSoon = ownDays === null && wishes.time !== null
  const usual = days && (isSoon ? { low: days.least, high: days.quarter } : days)
  const isCheap = !range.isOwn && wishes.price !== null
  return {
    budget: {
      words: rangeWords(range, money),
      note: prices
        ? isCheap
          ? `${formatCount(prices.count)} prices; “${wishes.price?.words}” is the lower half`
          : `${formatCount(prices.count)} prices of similar work, last 12 months`
        : 'Too few prices of such work to say what is usual',
      drawn: prices
        ? drawFigures(
            prices,
            { low: range.low ?? prices.least, high: range.high ?? prices.most },
            money,
            `${formatCount(prices.count)} prices of similar work; half lie between ${money(prices.lowMinor)} and ${money(prices.highMinor)}, the middle is ${money(prices.middle)}`,
          )
        : null,
      sentence: prices
        ? `Half of them lie between ${money(prices.lowMinor)} and ${money(prices.highMinor)}.`
        : '',
    },
    days: {
      words: ownDays !== null ? `Up to ${daysInWords(ownDays)}` : usual ? daysBetween(usual) : 'Open',
      note: days
        ? isSoon
          ? `“${wishes.time?.words}” is the fastest quarter of ${formatCount(days.count)}`
          : `Half of ${formatCount(days.count)} take ${daysBetween(days)}`
        : 'Too few of such work to say how long it takes',
      drawn: days
        ? drawFigures(
            days,
            usual && ownDays === null ? usual : { low: 0, high: ownDays ?? days.high },
            (one) => String(one),
            `${formatCount(days.count)} of similar work; half take ${daysBetween(days)}`,
          )
        : null,
    },
    answered: proposals ? proposalWords(proposals) : null,
    allTo: category ? { to: `/categories/${category.path}`, label: `All in ${category.title}` } : null,
  }
}

const daysBetween = ({ low, high }: { low: number; high: number }) =>
  low === high ? daysInWords(low) : span(daysInWords(low), daysInWords(high))

/** Where half of them got none, nothing is promised. */
function proposalWords({ count, low, high, withinDays }: ProposalFigures): string | null {
  if (high === 0) return null
  const got = low === high ? counted(high, 'proposal') : `${low} to ${counted(high, 'proposal')}`
  return `Half of ${formatCount(count)} such projects got ${got} within ${daysInWords(withinDays)}.`
}

function rangeWords({ low, high }: Range, money: (minor: number) => string): string {
  if (low !== null && high !== null) return low === high ? money(low) : `${money(low)} to ${money(high)}`
  if (high !== null) return `Up to ${money(high)}`
  return low === null ? 'Open' : `From ${money(low)}`
}

/** The fields as the engine would fill them, with what was changed by hand in its place. */
export function fieldsOf(reading: Reading, range: Range, currency: string): Fields {
  const price = (minor: number | null) => (minor === null ? '' : typedPrice(minor, currency))
  return {
    title: reading.title,
    categoryId: reading.categoryIds[0] ?? '',
    scope: reading.scope.map(({ text }) => text).join('\n'),
    skills: reading.skills.join(', '),
    budgetMin: price(range.low),
    budgetMax: price(range.high),
    days: reading.days === null ? '' : String(reading.days),
    language: reading.language,
  }
}
