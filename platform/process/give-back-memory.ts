import { log } from '#platform/log/log.ts'

/** What a process may hold before it looks for what it does not need: an operator counts on 350 MB (decision 29). */
const ENOUGH_BYTES = 280 * 1024 * 1024
const LOOK_EVERY_MS = 10_000
/** Collecting everything takes a tenth of a second, in which nobody is answered. */
const REST_MS = 60_000

export type Memory = { residentBytes(): number; collect(): void; nowMs(): number }

/** V8 lets garbage lie as long as the machine has room for it. Above what is enough it is collected, at most once a minute. */
export function givingBack({ residentBytes, collect, nowMs }: Memory): () => void {
  let restsUntil = 0
  return () => {
    if (nowMs() < restsUntil || residentBytes() < ENOUGH_BYTES) return
    collect()
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
    collect: () => {
      const before = process.memoryUsage.rss()
      void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
      log.debug({ before, after: process.memoryUsage.rss() }, 'gave memory back')
    },
  })
  setInterval(look, LOOK_EVERY_MS).unref()
}
