import { isClose, leftUntil } from '#app/shared/moments.ts'
import type { RoomContext } from './room-context.ts'

export type ClockView = {
  at: number
  left: string
  start: string
  end: string
  label: string
  isLate: boolean
  isClose: boolean
}

/** How a sentence begins with a side: names stay as their owners write them. */
export const capital = (text: string) =>
  /^(you$|the |today|tomorrow)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** 'Tomorrow 12:00, due': at the end of a ruler. */
const endOf = (when: string, words: string) => `${capital(when).replace(',', '')}, ${words}`

/** A time that runs, drawn from where it began to where it ends. */
export function clockOf(
  { now, soon }: RoomContext,
  from: Date,
  to: Date,
  words: { start: string; end: string },
): ClockView {
  const whole = to.getTime() - from.getTime()
  const gone = whole > 0 ? ((now.getTime() - from.getTime()) / whole) * 100 : 100
  const isLate = now > to
  const left = isLate ? 'late' : leftUntil(to, now)
  return {
    at: Math.min(100, Math.max(0, Math.round(gone))),
    left,
    start: endOf(soon(from), words.start),
    end: endOf(soon(to), words.end),
    label: isLate ? `Late: was ${words.end} ${soon(to)}` : `${left} until ${soon(to)}, ${words.end}`,
    isLate,
    isClose: isClose(to, now),
  }
}
