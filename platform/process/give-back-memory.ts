import { setFlagsFromString } from 'node:v8'
import { log } from '#platform/log/log.ts'

const MEGABYTE = 1024 * 1024
/** Above this the heap is collected early; below the other, late again, as Node is started (decision 29). */
const TIGHT_BYTES = 200 * MEGABYTE
const ROOMY_BYTES = 170 * MEGABYTE
/** By how much the heap may grow over what is alive before it is collected. Early collecting costs a page up to a fifth more. */
const GROWTH = { roomy: 100, tight: 20 } as const
/** What a process may hold before it looks for what it does not need: an operator counts on 400 MB. */
const ENOUGH_BYTES = 240 * MEGABYTE
/** Where more than enough is needed for good, it is not looked for again until so much has come on top of what the last look left. */
const WORTH_BYTES = 25 * MEGABYTE
const LOOK_EVERY_MS = 5_000
/** Collecting everything takes a quarter of a second, in which nobody is answered. */
const REST_MS = 60_000

export type Memory = {
  residentBytes(): number
  nowMs(): number
  growBy(percent: number): void
  collect(): void
}

/**
 * V8 lets garbage lie as long as the machine has room for it. A process that holds much is collected earlier, and above what is
 * enough everything is, at most once a minute and only where that is worth it.
 */
export function givingBack({ residentBytes, nowMs, growBy, collect }: Memory): () => void {
  let restsUntil = 0
  let leftBytes = 0
  let isTight = false
  return () => {
    const bytes = residentBytes()
    if (isTight ? bytes < ROOMY_BYTES : bytes > TIGHT_BYTES) {
      isTight = !isTight
      growBy(isTight ? GROWTH.tight : GROWTH.roomy)
    }
    if (nowMs() < restsUntil || bytes < Math.max(ENOUGH_BYTES, leftBytes + WORTH_BYTES)) return
    collect()
    leftBytes = residentBytes()
    restsUntil = nowMs() + REST_MS
  }
}

/** Only where Node was started with `--expose-gc`, as `npm start` does. */
export function giveBackMemory(): void {
  const { gc } = globalThis
  if (!gc) return
  const look = givingBack({
    residentBytes: () => process.memoryUsage.rss(),
    nowMs: () => performance.now(),
    growBy: (percent) => setFlagsFromString(`--heap-growing-percent=${percent}`),
    collect: () => {
      const before = process.memoryUsage.rss()
      void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
      log.debug({ before, after: process.memoryUsage.rss() }, 'gave memory back')
    },
  })
  setInterval(look, LOOK_EVERY_MS).unref()
}
