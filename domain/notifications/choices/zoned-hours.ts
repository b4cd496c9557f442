import { HOUR_MS } from '#platform/clock/clock.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Which hour it is in a zone. */
export function hourIn(at: Date, timeZone: string): number {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone })
  if (!known) formats.set(timeZone, format)
  return Number(format.format(at))
}

const QUARTER_MS = HOUR_MS / 4

/**
 * The next moment at which a clock in that zone comes to the hour. Found by walking in quarters of an hour, which is what zones differ
 * by: a day on which clocks are changed is no exception then, and an hour that it leaves out is taken at the one after.
 */
export function nextHourIn(after: Date, hour: number, timeZone: string): Date {
  const first = (Math.floor(after.getTime() / QUARTER_MS) + 1) * QUARTER_MS
  for (let at = first; at < first + 25 * HOUR_MS; at += QUARTER_MS) {
    const before = hourIn(new Date(at - QUARTER_MS), timeZone)
    const now = hourIn(new Date(at), timeZone)
    if (now !== before && (now === hour || (now === (before + 2) % 24 && (before + 1) % 24 === hour)))
      return new Date(at)
  }
  throw new RangeError(`No clock in ${timeZone} comes to ${hour}`)
}

/** Whether an hour lies between two others, over midnight too; the same twice is all day. */
export function isWithin(hour: number, from: number, until: number): boolean {
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}
