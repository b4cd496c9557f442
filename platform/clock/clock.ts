/** Time is given, never taken: operations receive a clock so that a test can live through 30 days in a millisecond. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type MovableClock = Clock & { set(at: Date): void; advanceMs(ms: number): void }

export function movableClock(start: Date): MovableClock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    set: (to) => {
      at = to.getTime()
    },
    advanceMs: (ms) => {
      at += ms
    },
  }
}

export const DAY_MS = 86_400_000
export const HOUR_MS = 3_600_000

export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS)
}
