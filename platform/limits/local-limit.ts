import { TooManyRequests } from '#platform/errors/errors.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { RateLimit } from './rate-limit.ts'

type Window = { endsAtMs: number; used: number }

const CACHED_MOST = 20_000

/**
 * Counts uses in the memory of this process, for what is asked too often to write a row each time and harms nobody but the
 * process itself: reading. What must hold over all processes is counted by `countUse`.
 */
export function openLocalLimit({ most, everySeconds }: RateLimit): (who: string, now: Date) => void {
  const windows = new Map<string, Window>()
  return (who, now) => {
    const nowMs = now.getTime()
    const key = networkOf(who)
    let window = windows.get(key)
    if (!window || window.endsAtMs <= nowMs) {
      if (windows.size >= CACHED_MOST) forgetPast(windows, nowMs)
      window = { endsAtMs: nowMs + everySeconds * 1_000, used: 0 }
      windows.set(key, window)
    }
    window.used += 1
    if (window.used <= most) return
    const waitSeconds = Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1_000))
    throw new TooManyRequests(
      `That was often enough for now. Try again in ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}.`,
      waitSeconds,
    )
  }
}

/** When all of them are still running, a crowd is at it: it begins anew rather than grow without end. */
function forgetPast(windows: Map<string, Window>, nowMs: number): void {
  for (const [who, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(who)
  if (windows.size >= CACHED_MOST) windows.clear()
}
