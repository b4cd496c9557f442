const dayMs = 86_400_000

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
// Put together from single words, since browsers differ in the commas between them.
const long = [part({ weekday: 'long' }), part({ day: 'numeric' }), part({ month: 'long' })]
const short = [part({ day: 'numeric' }), part({ month: 'short' })]

/** `Thursday 19 November`, or `19 Nov`: the day on which work ordered and answered today is due. */
export function readyBy(today: string, days: number, isShort = false): string {
  const due = new Date(Date.parse(today) + days * dayMs)
  return (isShort ? short : long).map((word) => word.format(due)).join(' ')
}
