const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const moment = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const

/** '16 November 2026', on the calendar of whoever reads. */
export const dayInLetter = (at: Date, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).format(at)

/** '16 November 2026 at 14:05 UTC', on the clock of whoever reads. */
export const dateInLetter = (at: Date, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-GB', { ...moment, timeZone }).format(at)
