/** Round steps from zero to just past the largest value: 0, 2, 4, 6. */
export function niceTicks(largest: number, about = 4): number[] {
  if (largest <= 0) return [0, 1]
  const rough = largest / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const count = Math.ceil(largest / step)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** The same for values that lie close together far from zero: 4.6, 4.7, 4.8, 4.9. Never above `most`. */
export function niceTicksBetween(values: readonly number[], most: number, about = 4): number[] {
  const [least, largest] = [Math.min(...values), Math.max(...values)]
  const rough = Math.max(largest - least, most / 100) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const from = Math.max(0, Math.floor(least / step - 0.001) * step)
  const count = Math.ceil((Math.min(most, largest) - from) / step - 0.001)
  return Array.from({ length: Math.max(1, count) + 1 }, (_, index) =>
    Number(Math.min(most, from + index * step).toPrecision(12)),
  )
}

/** Which of so many labels to write, so that they do not touch; the first and the last always. */
export function labelPlaces(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  const step = (count - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => Math.round(index * step))
}

export function linePath(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Room for the widest of these words at 13 px, with a gap beside it. */
export function textWidth(words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => word.length)) * 8 + 12
}
