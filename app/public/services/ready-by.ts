import { monthOf, shortMonthOf, weekdayOf } from '#app/ui/time/date-words.ts'

const dayMs = 86_400_000

/** `Thursday 19 November`, or `19 Nov`: the day on which work ordered and answered today is due. */
export function readyBy(today: string, days: number, isShort = false): string {
  const due = new Date(Date.parse(today) + days * dayMs)
  const day = due.getUTCDate()
  return isShort ? `${day} ${shortMonthOf(due)}` : `${weekdayOf(due)} ${day} ${monthOf(due)}`
}
