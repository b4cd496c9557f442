import { DAY_MS } from '#platform/clock/clock.ts'
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** The moment at which a day of the calendar begins on a clock of that zone; nothing, if there is no such day. */
export function startOfDay(day: string, timeZone: string): Date | undefined {
  const [, year, month, date] = DATE.exec(day) ?? []
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(date))
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return undefined
  const near = utc - offsetMs(new Date(utc), timeZone)
  // On the day when clocks change, what is before midnight may have another offset than what is after.
  return new Date(utc - offsetMs(new Date(near), timeZone))
}

/** The moment at which the day after it begins. */
export function endOfDay(day: string, timeZone: string): Date | undefined {
  const utc = Date.parse(`${day}T00:00:00Z`)
  if (!DATE.test(day) || Number.isNaN(utc)) return undefined
  return startOfDay(new Date(utc + DAY_MS).toISOString().slice(0, 10), timeZone)
}

const formats = new Map<string, Intl.DateTimeFormat>()
const FORMATS_MOST = 500

function offsetMs(at: Date, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    if (formats.size >= FORMATS_MOST) formats.clear()
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  const local = Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
  return local - Math.floor(at.getTime() / 1_000) * 1_000
}
