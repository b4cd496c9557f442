import type { Distribution } from '#domain/assistant/index.ts'
import type { Drawn } from './brief-view.ts'

type Range = { low: number; high: number }

/** A distribution as columns of one width, each with its edges in words: what lies between two edges is spread evenly. */
export function drawFigures(
  { bins, count, middle }: Distribution,
  range: Range,
  format: (value: number) => string,
  words: string,
): Drawn {
  const highest = Math.max(1, ...bins.map((bin) => bin.count))
  const place = (value: number) => placeOf(bins, value)
  return {
    count,
    bars: bins.map((bin) => round(bin.count / highest)),
    edges: [...bins.map(({ from }) => format(from)), format(bins.at(-1)?.to ?? 0)],
    low: place(range.low),
    high: place(range.high),
    middle: place(middle),
    middleWords: `middle ${format(middle)}`,
    words,
  }
}

function placeOf(bins: Distribution['bins'], value: number): number {
  const at = bins.findIndex(({ to }) => value < to)
  const bin = bins[at]
  if (!bin) return bins.length > 0 ? 1 : 0
  const within = bin.to > bin.from ? (value - bin.from) / (bin.to - bin.from) : 0
  return round((at + Math.min(1, Math.max(0, within))) / bins.length)
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
