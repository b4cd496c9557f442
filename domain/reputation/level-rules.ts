export const levels = ['new', 'rising', 'trusted', 'master'] as const
export type Level = (typeof levels)[number]

export const levelNames: Record<Level, string> = {
  new: 'New',
  rising: 'Rising',
  trusted: 'Trusted',
  master: 'Master',
}

/** What a level needs, counted over the last 90 days but for the deals, which are counted for good. */
export type LevelNeeds = {
  completedDeals: number
  rating: number
  onTimeBasisPoints: number
  responseBasisPoints: number
}

/** The public rules: shown on `/my/my-stats`, on profiles and in the documents. */
export const levelNeeds: Record<Exclude<Level, 'new'>, LevelNeeds> = {
  rising: { completedDeals: 5, rating: 4.4, onTimeBasisPoints: 8_500, responseBasisPoints: 8_000 },
  trusted: { completedDeals: 25, rating: 4.6, onTimeBasisPoints: 9_000, responseBasisPoints: 8_500 },
  master: { completedDeals: 100, rating: 4.8, onTimeBasisPoints: 9_500, responseBasisPoints: 9_000 },
}

/** What is counted about a seller; null while there is nothing to count. */
export type LevelFigures = {
  completedDeals: number
  rating: number | null
  onTimeBasisPoints: number | null
  responseBasisPoints: number | null
}

type LevelNeed = { need: keyof LevelNeeds; wanted: number; has: number | null; isMet: boolean }

/**
 * Each need beside what there is. A rate that can't be counted stands in nobody's way: who rested for a while, or was
 * asked nothing, was neither late nor silent. Completed deals and a rating have to be there.
 */
export function compareNeeds(level: Exclude<Level, 'new'>, figures: LevelFigures): LevelNeed[] {
  const needs = levelNeeds[level]
  const judge = (need: keyof LevelNeeds, isFreeWhenUncounted: boolean): LevelNeed => {
    const [wanted, has] = [needs[need], figures[need]]
    return { need, wanted, has, isMet: has === null ? isFreeWhenUncounted : has >= wanted }
  }
  return [
    judge('completedDeals', false),
    judge('rating', false),
    judge('onTimeBasisPoints', true),
    judge('responseBasisPoints', true),
  ]
}

/** The highest level all of whose needs are met. */
export function computeLevel(figures: LevelFigures): Level {
  const earned = (['master', 'trusted', 'rising'] as const).find((level) =>
    compareNeeds(level, figures).every(({ isMet }) => isMet),
  )
  return earned ?? 'new'
}

/** The level above, if there is one. */
export function nextLevel(level: Level): Exclude<Level, 'new'> | undefined {
  const next = levels[levels.indexOf(level) + 1]
  return next === 'new' ? undefined : next
}
