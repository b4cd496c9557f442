import { countDays, type Days } from '#domain/analytics/member-figures/stretch-rules.ts'

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const withYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const LONG_DAYS = 300

/** The names of points: in a long period the year is said too, so that no two are alike. */
export function namer(days: Days): (day: string) => string {
  const format = countDays(days) > LONG_DAYS ? withYear : short
  return (day) => format.format(new Date(day))
}

export const dayText = (day: string) => withYear.format(new Date(day))
