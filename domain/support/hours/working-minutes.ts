import { MINUTE_MS, spansFrom } from './working-spans.ts'
import type { WorkingHours } from './working-hours.ts'

/** When so many working minutes after a moment are over. */
export function dueAt(hours: WorkingHours, from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS
  let last = from.getTime()
  for (const span of spansFrom(hours, from)) {
    last = span.from + left
    if (last <= span.to) return new Date(last)
    left -= span.to - span.from
  }
  return new Date(last)
}

/** How many whole working minutes lie between two moments. */
export function workingMinutes(hours: WorkingHours, from: Date, to: Date): number {
  const end = to.getTime()
  let sum = 0
  for (const span of spansFrom(hours, from)) {
    if (span.from >= end) break
    sum += Math.min(span.to, end) - span.from
  }
  return Math.floor(sum / MINUTE_MS)
}
