import { isClose, leftUntil, whenInWords, whenShort } from '../../shared/moments.ts'

/** The deadline as a ruler: how much of the time has gone. */
type TaskClock = { gone: number; left: string; start: string; end: string; isClose: boolean }

export type TaskDeadline = { at: Date; words: string; clock: TaskClock }

export function byWhen(
  from: Date,
  at: Date,
  { now, timeZone }: { now: Date; timeZone: string },
): TaskDeadline {
  const isUp = at <= now
  const share = (now.getTime() - from.getTime()) / Math.max(1, at.getTime() - from.getTime())
  return {
    at,
    words: whenShort(at, now, timeZone),
    clock: {
      gone: isUp ? 100 : Math.min(100, Math.max(0, Math.round(share * 100))),
      left: isUp ? `Late: was due ${whenInWords(at, now, timeZone)}` : leftUntil(at, now),
      start: whenShort(from, now, timeZone),
      end: whenShort(at, now, timeZone),
      isClose: isClose(at, now),
    },
  }
}
