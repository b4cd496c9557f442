import { monthOf } from '#app/ui/time/date-words.ts'

/** 'November 2026': it stays true however long the page is kept. */
export function joinedIn(joinedAt: Date): string {
  return `${monthOf(joinedAt)} ${joinedAt.getUTCFullYear()}`
}
