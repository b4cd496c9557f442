import { monthOf } from '#app/ui/time/date-words.ts'

/** `2026-11-15` as people write it: `15 November 2026`. */
export function documentDate(updatedOn: string): string {
  const day = new Date(updatedOn)
  return `${day.getUTCDate()} ${monthOf(day)} ${day.getUTCFullYear()}`
}
