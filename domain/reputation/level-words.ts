import { levelNames, levelNeeds, type Level, type LevelNeeds } from './level-rules.ts'

/** Rounded down: what nearly meets a need must not look as if it did. */
const percent = (basisPoints: number) => `${Math.floor(basisPoints / 10) / 10}%`
const stars = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
  roundingMode: 'floor',
})
const deals = (count: number) => (count === 1 ? '1 deal' : `${count} deals`)

export const needNames: Record<keyof LevelNeeds, string> = {
  completedDeals: 'Completed deals',
  rating: 'Rating',
  onTimeBasisPoints: 'Delivered on time',
  responseBasisPoints: 'Response rate',
}

/** A need or a figure as people read it. */
export function needInWords(need: keyof LevelNeeds, value: number): string {
  if (need === 'completedDeals') return deals(value)
  if (need === 'rating') return stars.format(value)
  return percent(value)
}

/** What a level says about a seller, in a sentence. */
export const levelMeaning: Record<Level, string> = {
  new: 'Has not completed enough deals here to be judged by them yet.',
  rising: `Completed at least ${deals(levelNeeds.rising.completedDeals)} and is rated ${levelNeeds.rising.rating} or better.`,
  trusted: `Completed at least ${deals(levelNeeds.trusted.completedDeals)}, is rated ${levelNeeds.trusted.rating} or better and delivers ${percent(levelNeeds.trusted.onTimeBasisPoints)} on time.`,
  master: `Completed at least ${deals(levelNeeds.master.completedDeals)}, is rated ${levelNeeds.master.rating} or better and delivers ${percent(levelNeeds.master.onTimeBasisPoints)} on time.`,
}

/** The rules as a table to print: a row a level, a cell a need, in the order of `needNames`. */
export const levelTable: readonly { level: string; needs: readonly string[] }[] = (
  ['rising', 'trusted', 'master'] as const
).map((level) => ({
  level: levelNames[level],
  needs: (Object.keys(needNames) as (keyof LevelNeeds)[]).map((need) =>
    needInWords(need, levelNeeds[level][need]),
  ),
}))
