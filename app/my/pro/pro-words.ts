import { zonedFormat } from '#app/shared/zoned-format.ts'

const DAY = { day: 'numeric', month: 'long' } as const
const SHORT = { day: 'numeric', month: 'short' } as const

/** Days as the member's own calendar has them, with the year where it is another. */
export function dayWords(timeZone: string, now: Date) {
  const yearOf = (at: Date) => zonedFormat(at, timeZone, { year: 'numeric' })
  const withYear = (at: Date) => (yearOf(at) === yearOf(now) ? {} : ({ year: 'numeric' } as const))
  return {
    /** '18 November'. */
    on: (at: Date) => zonedFormat(at, timeZone, { ...DAY, ...withYear(at) }),
    /** '18 Nov'. */
    short: (at: Date) => zonedFormat(at, timeZone, { ...SHORT, ...withYear(at) }),
    /** '18 Nov 2026', in lists of years. */
    dated: (at: Date) => zonedFormat(at, timeZone, { ...SHORT, year: 'numeric' }),
  }
}

export type DayWords = ReturnType<typeof dayWords>

export const doneWords: Readonly<Record<string, string>> = {
  trial: 'PRO has begun. Deals that begin from now on have its commission.',
  begun: 'PRO has begun, and its first period is paid. The invoice is below.',
  paid: 'Thank you. As soon as the money has come, PRO is paid with it; reload the page to see it.',
  'paid-now': 'Thank you. PRO is paid from your balance, and the invoice is below.',
  changed: 'The plan is changed.',
  cancelled: 'PRO is cancelled. Nothing is taken any more.',
  resumed: 'PRO goes on.',
  'given-back': 'PRO has ended, and the days you did not use are on your balance again.',
}
