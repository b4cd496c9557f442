import { days, hours } from '#app/shared/figures/figures.ts'
import { DAY_MS } from '#platform/clock/clock.ts'

const HOUR_MS = 3_600_000

/** How long a look takes, from those that were looked at lately; who can't know says so. */
export function reviewTimeWords(takesMs: number | undefined): string {
  if (takesMs === undefined) return 'Too few were looked at lately to say how long it takes.'
  const long = takesMs < DAY_MS ? hours(Math.ceil(takesMs / HOUR_MS) || 1) : days(Math.ceil(takesMs / DAY_MS))
  return `Most are looked at within ${long}.`
}
