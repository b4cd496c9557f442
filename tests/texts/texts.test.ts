import { describe, expect, test } from 'vitest'
import { hostileTexts, ordinaryText } from './hostile-texts.ts'
import { renderers, type Renderer } from './renderers.ts'

/** A text costs at most so many times what an ordinary one of its length does, and never more than this. */
const MOST_TIMES = 20
const MOST_MS = 50
/** What takes no longer than this is no danger, however much quicker an ordinary text is. */
const NO_MATTER_MS = 25
/** Of a machine that has nothing else to do; of any other as much more as it takes for this. */
const YARDSTICK = 'Ordinary words, as people write them every day. '.repeat(100)
const YARDSTICK_MS = 25
const TIMES_OVER_YARDSTICK = 2_000
const TRIES = 4
const WARM_UPS = 40

function processorMs(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** The least of some tries: a busy machine makes a try longer and never shorter. */
function leastMs(run: () => unknown, enough = 0): number {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < TRIES && least > enough; tried++) least = Math.min(least, processorMs(run))
  return least
}

function overYardstick(): number {
  let sum = 0
  for (let time = 0; time < TIMES_OVER_YARDSTICK; time++)
    for (let at = 0; at < YARDSTICK.length; at++) sum = (sum * 31 + YARDSTICK.charCodeAt(at)) | 0
  return sum
}

function tooCostly({ most, render }: Renderer): string[] {
  for (const { of } of hostileTexts.slice(0, WARM_UPS)) render(of(Math.min(most, 300)))
  const ordinaryMs = leastMs(() => render(ordinaryText.of(most)))
  const slower = Math.max(1, leastMs(overYardstick) / YARDSTICK_MS)
  const allowedMs = Math.min(MOST_MS * slower, Math.max(NO_MATTER_MS * slower, MOST_TIMES * ordinaryMs))
  return hostileTexts.flatMap(({ name, of }) => {
    const text = of(most)
    const ms = leastMs(() => render(text), allowedMs)
    return ms <= allowedMs
      ? []
      : `${name}: ${Math.round(ms)} ms, where ${Math.round(allowedMs)} ms are allowed`
  })
}

describe('no text that a person may write keeps the processor longer than its length warrants', () => {
  test.each(renderers)('$name', (renderer) => {
    expect(tooCostly(renderer)).toEqual([])
  })
})
