import { setFlagsFromString } from 'node:v8'
import { log } from '#platform/log/log.ts'

const MEGABYTE = 1024 * 1024
/**
 * By how much the heap may grow over what is alive before it is collected, from what a process holds on, until it holds less again
 * (decision 29). Early collecting costs a rendered page up to a third more, so it begins where memory is short.
 *
 * V8 looks for what is alive as soon as less than some 28 MB may still come. Where no more than that may come at all it would begin anew
 * whenever it is done; there it is told how much of the way to wait. Elsewhere its own rule holds, which is `0`.
 */
const GROWTH = [
  { percent: 100, marksFromPercent: 0, fromBytes: 0, untilBytes: 0 },
  { percent: 50, marksFromPercent: 0, fromBytes: 200 * MEGABYTE, untilBytes: 180 * MEGABYTE },
  { percent: 15, marksFromPercent: 70, fromBytes: 240 * MEGABYTE, untilBytes: 225 * MEGABYTE },
] as const
/** The rest of the way is for marking beside the work; from here on it is in front of it. */
const HURRIES_AFTER_PERCENT = 20
/** What a process may hold before it looks for what it does not need: an operator counts on 400 MB. */
const ENOUGH_BYTES = 240 * MEGABYTE
/** Where more than enough is needed for good, it is not looked for again until so much has come on top of what the last look left. */
const WORTH_BYTES = 25 * MEGABYTE
const LOOK_EVERY_MS = 5_000
/** Collecting everything takes a quarter of a second, in which nobody is answered. */
const REST_MS = 60_000

type Growth = Readonly<{ percent: number; marksFromPercent: number }>

export type Memory = {
  residentBytes(): number
  nowMs(): number
  growBy(growth: Growth): void
  collect(): void
}

/**
 * V8 lets garbage lie as long as the machine has room for it. A process that holds much is collected earlier, and above what is
 * enough everything is, at most once a minute and only where that is worth it.
 */
export function givingBack({ residentBytes, nowMs, growBy, collect }: Memory): () => void {
  let restsUntil = 0
  let leftBytes = 0
  let growth: (typeof GROWTH)[number] = GROWTH[0]
  return () => {
    const bytes = residentBytes()
    const isReached = ({ percent, fromBytes, untilBytes }: typeof growth) =>
      percent >= growth.percent ? bytes >= untilBytes : bytes > fromBytes
    const next = GROWTH.findLast(isReached) ?? GROWTH[0]
    if (next !== growth) growBy(next)
    growth = next
    if (nowMs() < restsUntil || bytes < Math.max(ENOUGH_BYTES, leftBytes + WORTH_BYTES)) return
    collect()
    leftBytes = residentBytes()
    restsUntil = nowMs() + REST_MS
  }
}

export function flagsOf({ percent, marksFromPercent: from }: Growth): string[] {
  return [
    `--heap-growing-percent=${percent}`,
    `--incremental-marking-soft-trigger=${from}`,
    `--incremental-marking-hard-trigger=${from === 0 ? 0 : from + HURRIES_AFTER_PERCENT}`,
  ]
}

/** Only where Node was started with `--expose-gc`, as `npm start` does. */
export function giveBackMemory(): void {
  const { gc } = globalThis
  if (!gc) return
  const look = givingBack({
    residentBytes: () => process.memoryUsage.rss(),
    nowMs: () => performance.now(),
    growBy: (growth) => flagsOf(growth).forEach(setFlagsFromString),
    collect: () => {
      const before = process.memoryUsage.rss()
      void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
      log.debug({ before, after: process.memoryUsage.rss() }, 'gave memory back')
    },
  })
  setInterval(look, LOOK_EVERY_MS).unref()
}
