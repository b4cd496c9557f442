/**
 * Names of days and months by hand: the first format of `Intl` in a page costs a telephone tens of milliseconds, and the data of
 * browser and server may write the same day differently. Everything is in UTC.
 */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `Thursday`. */
export const weekdayOf = (at: Date): string => WEEKDAYS[at.getUTCDay()] ?? ''

/** `November`. */
export const monthOf = (at: Date): string => MONTHS[at.getUTCMonth()] ?? ''

/** `Nov`; September is the one that British English cuts after four. */
export const shortMonthOf = (at: Date): string => monthOf(at).slice(0, at.getUTCMonth() === 8 ? 4 : 3)
