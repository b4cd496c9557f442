const formats = new Map<string, Intl.DateTimeFormat>()
const FORMATS_MOST = 500

/** When a day ('2026-11-16') begins on the clock of a time zone. */
export function startOfDayIn(day: string, timeZone: string): Date {
  const named = Date.parse(`${day}T00:00:00Z`)
  // Twice: the first guess may lie on the other side of a change of the clock.
  const near = named - aheadOfUtc(named, timeZone)
  const start = new Date(named - aheadOfUtc(near, timeZone))
  // Where the clock is put forward at midnight, the day begins at one.
  return dayIn(start, timeZone) < day ? new Date(near) : start
}

/** The moment at which a clock there shows this ('2026-11-16T08:00', as a field for it writes). */
export function momentIn(shown: string, timeZone: string): Date {
  const named = Date.parse(`${shown}Z`)
  const near = named - aheadOfUtc(named, timeZone)
  return new Date(named - aheadOfUtc(near, timeZone))
}

/** What a clock there shows at a moment, as a field for it writes. */
export const clockIn = (at: Date, timeZone: string): string => {
  const { hour, minute } = partsIn(at.getTime(), timeZone)
  return `${dayIn(at, timeZone)}T${hour}:${minute}`
}

/** The day of a moment there, as a date field writes it. */
export const dayIn = (at: Date, timeZone: string): string => {
  const { year, month, day } = partsIn(at.getTime(), timeZone)
  return `${year}-${month}-${day}`
}

/** The minute of the day that a clock there shows. */
export const minuteIn = (at: Date, timeZone: string): number => {
  const { hour, minute } = partsIn(at.getTime(), timeZone)
  return Number(hour) * 60 + Number(minute)
}

function aheadOfUtc(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsIn(at, timeZone)
  const shown = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return shown - Math.floor(at / 1000) * 1000
}

function partsIn(at: number, timeZone: string): Record<string, string> {
  let format = formats.get(timeZone)
  if (!format) {
    if (formats.size >= FORMATS_MOST) formats.clear()
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}
