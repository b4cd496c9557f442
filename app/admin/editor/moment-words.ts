import { shortMonthOf } from '#app/ui/time/date-words.ts'

/** `16 Nov, 08:00`, in UTC: the same for everyone who writes. */
export function momentWords(at: Date | string): string {
  const moment = new Date(at)
  return `${moment.getUTCDate()} ${shortMonthOf(moment)}, ${moment.toISOString().slice(11, 16)}`
}
