import { closeness, type Vector } from '#platform/meaning/vector.ts'
import type { Book } from '../category-book.ts'
import type { PriceFigures } from '../figures/price-figures.ts'
import type { Reading } from '../input.ts'
import { evidence, FITS_AT_LEAST, matchParts } from '../match-rules.ts'
import type { RankedCategory } from '../reading/rank-categories.ts'
import type { Candidate } from './gather-candidates.ts'
import type { MatchReason } from './match-reason.ts'
import type { JudgedService } from './read-candidates.ts'

export type Judged = { service: JudgedService; score: number; reason: MatchReason }

type Asked = {
  reading: Pick<Reading, 'budget' | 'days'>
  stems: readonly string[]
  /** A stem as it was written. */
  written: ReadonlyMap<string, string>
  vector: Vector | undefined
  categories: readonly RankedCategory[]
  book: Book
  prices: PriceFigures | null
}

/** Candidates by how well they fit, the best first; what does not fit is left out. */
export function rankServices(
  services: readonly JudgedService[],
  candidates: ReadonlyMap<string, Candidate>,
  asked: Asked,
): Judged[] {
  const [best] = asked.categories
  const likely = new Map(
    asked.categories.map(({ category, score }) => [category.id, best?.score ? score / best.score : 0]),
  )
  const weights = stemWeights(asked)
  const judged = services.map((service): Judged => {
    const words = matchedWords(service, asked)
    const near = asked.vector && service.vector ? Math.max(0, closeness(asked.vector, service.vector)) : null
    const price = standingOf(service.priceFromMinor, asked)
    const byWords = Math.max(wordShare(service, weights), 0.5 * (candidates.get(service.id)?.byWords ?? 0))
    const score =
      (near === null ? matchParts.meaning * UNKNOWN_MEANING : matchParts.meaning * near) +
      matchParts.words * byWords +
      matchParts.category * (likely.get(service.categoryId) ?? 0) +
      matchParts.quality * service.quality +
      matchParts.price * (price?.standing === 'above' ? 0 : 1)
    return {
      service,
      score: score / FULL,
      reason: reasonOf(service, { words, near, price, days: asked.reading.days }),
    }
  })
  if (!judged.some(({ reason }) => isEvident(reason))) return []
  return judged
    .filter(({ score }) => score >= FITS_AT_LEAST)
    .toSorted((one, other) => other.score - one.score || (one.service.id < other.service.id ? -1 : 1))
}

/** Where meaning is not known, a word of the title has to do. */
function isEvident({ words, closeness: near }: MatchReason): boolean {
  if (near === null) return words.some((one) => one.in === 'title')
  return evidence.some((least) => words.length >= least.words && near >= least.closeness)
}

const FULL = Object.values(matchParts).reduce((sum, part) => sum + part, 0)
/** What is not known of a service counts neither for it nor against it. */
const UNKNOWN_MEANING = 0.3

/** A stem that few categories have says more than one that stands everywhere. */
function stemWeights({ stems, book }: Asked): Map<string, number> {
  return new Map(
    stems.map((stem) => {
      const having = book.categories.filter(
        ({ shareOf, titleStems }) => titleStems.has(stem) || (shareOf.get(stem) ?? 0) > 0,
      ).length
      return [stem, 1 / (1 + Math.log2(1 + having))]
    }),
  )
}

function wordShare({ titleWords, labelWords }: JudgedService, weights: ReadonlyMap<string, number>): number {
  let [found, all] = [0, 0]
  for (const [stem, weight] of weights) {
    all += weight
    if (titleWords.includes(stem)) found += weight
    else if (labelWords.includes(stem)) found += weight * LABEL_COUNTS
  }
  return all === 0 ? 0 : Math.min(1, (found / all) * OF_A_SENTENCE)
}

const LABEL_COUNTS = 0.6
/** Nobody's title has every word of a whole sentence: a third of them is all that one can ask. */
const OF_A_SENTENCE = 3
const WORDS_TOLD = 4

function matchedWords(
  { titleWords, labelWords }: JudgedService,
  { stems, written }: Asked,
): MatchReason['words'] {
  return stems
    .flatMap((stem): MatchReason['words'] => {
      const word = written.get(stem) ?? stem
      if (titleWords.includes(stem)) return [{ word, in: 'title' }]
      return labelWords.includes(stem) ? [{ word, in: 'labels' }] : []
    })
    .slice(0, WORDS_TOLD)
}

function standingOf(fromMinor: number, { reading, prices }: Asked): MatchReason['price'] {
  const low = reading.budget?.minMinor ?? (reading.budget ? 0 : prices?.lowMinor)
  const high = reading.budget ? (reading.budget.maxMinor ?? Infinity) : prices?.highMinor
  if (low === undefined || high === undefined) return null
  return { fromMinor, standing: fromMinor < low ? 'below' : fromMinor > high ? 'above' : 'within' }
}

type Known = {
  words: MatchReason['words']
  near: number | null
  price: MatchReason['price']
  days: number | null
}

function reasonOf(service: JudgedService, { words, near, price, days }: Known): MatchReason {
  const { ratingCount, ratingSum, completedCount, onTimeCount, deliveryDays } = service
  return {
    words,
    closeness: near === null ? null : Math.round(near * 100),
    price,
    days: days === null ? null : { days: deliveryDays, standing: deliveryDays <= days ? 'within' : 'over' },
    skills: [],
    onTimeBasisPoints:
      completedCount > 0 ? Math.min(10_000, Math.round((onTimeCount * 10_000) / completedCount)) : null,
    completedCount,
    rating: ratingCount > 0 ? { mean: ratingSum / ratingCount / 100, count: ratingCount } : null,
  }
}
