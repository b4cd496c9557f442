import { shortMonthOf, weekdayOf } from './date-words.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Past this a date says more than a count of days. */
const relativeLimitDays = 30

/** The moment in full, in UTC, so that server and browser write the same. */
export function exactTime(at: Date): string {
  return `${weekdayOf(at).slice(0, 3)}, ${dateText(at)}, ${at.toISOString().slice(11, 16)} UTC`
}

export function dateText(at: Date): string {
  return `${at.getUTCDate()} ${shortMonthOf(at)} ${at.getUTCFullYear()}`
}

/** How far away it is, in words: `3 hours ago`, `in 2 days`; a date when it is further than a month. */
export function relativeTime(at: Date, now: Date): string {
  const deltaMs = at.getTime() - now.getTime()
  const distanceMs = Math.abs(deltaMs)
  if (distanceMs < minuteMs) return deltaMs > 0 ? 'in a moment' : 'just now'
  if (distanceMs < hourMs) return inWords(Math.trunc(deltaMs / minuteMs), 'minute')
  if (distanceMs < dayMs) return inWords(Math.trunc(deltaMs / hourMs), 'hour')
  const days = Math.trunc(deltaMs / dayMs)
  if (Math.abs(days) === 1) return days < 0 ? 'yesterday' : 'tomorrow'
  return Math.abs(days) < relativeLimitDays ? inWords(days, 'day') : dateText(at)
}

function inWords(count: number, noun: string): string {
  const size = Math.abs(count)
  const words = `${size} ${noun}${size === 1 ? '' : 's'}`
  return count < 0 ? `${words} ago` : `in ${words}`
}

/** The same for a narrow column: `now`, `20 min`, `3 h`, `12 days`. */
export function compactTime(at: Date, now: Date): string {
  const distanceMs = Math.abs(at.getTime() - now.getTime())
  if (distanceMs < minuteMs) return 'now'
  if (distanceMs < hourMs) return `${Math.trunc(distanceMs / minuteMs)} min`
  if (distanceMs < dayMs) return `${Math.trunc(distanceMs / hourMs)} h`
  const days = Math.trunc(distanceMs / dayMs)
  if (days >= relativeLimitDays) return dateText(at)
  return days === 1 ? '1 day' : `${days} days`
}
