import { BINS_MOST, type Distribution } from './distribution.ts'

/** A figure, and how often it was counted. */
export type Counted = { figure: number; count: number }

/** Beginnings of bins, the finest first; each row is repeated in every power of ten. */
const MONEY_STEPS = [[1, 1.5, 2, 3, 5, 7], [1, 2, 3, 5], [1, 2, 5], [1, 3], [1]] as const
const DAY_EDGES = [1, 2, 3, 4, 5, 7, 10, 14, 21, 30, 60, 90, 180, 365]

/** How figures lie, from those in their order; null where there are none. */
export function distributionOf(figures: readonly Counted[], of: 'money' | 'days'): Distribution | null {
  const count = figures.reduce((sum, one) => sum + one.count, 0)
  const [first, last] = [figures[0], figures.at(-1)]
  if (!first || !last) return null
  const edges = of === 'money' ? moneyEdges(first.figure, last.figure) : dayEdges(first.figure, last.figure)
  return {
    count,
    least: first.figure,
    quarter: figureAt(figures, count * 0.25),
    middle: figureAt(figures, count * 0.5),
    threeQuarters: figureAt(figures, count * 0.75),
    most: last.figure,
    bins: edges.slice(0, -1).map((from, at) => {
      const to = edges[at + 1] ?? from
      const isLast = at === edges.length - 2
      const inside = figures.filter(
        ({ figure }) => figure >= from && (figure < to || (isLast && figure <= to)),
      )
      return { from, to, count: inside.reduce((sum, one) => sum + one.count, 0) }
    }),
  }
}

/** The figure up to which so many lie: one that was really counted, nothing between two. */
function figureAt(figures: readonly Counted[], place: number): number {
  let passed = 0
  for (const { figure, count } of figures) {
    passed += count
    if (passed >= place) return figure
  }
  return figures.at(-1)?.figure ?? 0
}

/** Round amounts around all of them, as few as are drawn. */
function moneyEdges(least: number, most: number): number[] {
  for (const steps of MONEY_STEPS) {
    const edges: number[] = []
    for (let power = 10 ** Math.floor(Math.log10(least)); power <= most * 10; power *= 10)
      for (const step of steps) edges.push(Math.round(step * power))
    const around = between(edges, least, most)
    if (around.length <= BINS_MOST + 1) return around
  }
  return [least, most]
}

function dayEdges(least: number, most: number): number[] {
  const around = between(DAY_EDGES, least, most)
  if (around.at(-1) === undefined || (around.at(-1) ?? 0) < most) around.push(most + 1)
  return around.filter(
    (_edge, at) => around.length <= BINS_MOST + 1 || at % 2 === 0 || at === around.length - 1,
  )
}

/** From the last edge that nothing lies below to the first that nothing lies above. */
function between(edges: readonly number[], least: number, most: number): number[] {
  const sorted = [...new Set(edges)].toSorted((one, other) => one - other)
  const from = sorted.findLastIndex((edge) => edge <= least)
  const to = sorted.findIndex((edge) => edge > most)
  return sorted.slice(Math.max(0, from), to < 0 ? sorted.length : to + 1)
}
