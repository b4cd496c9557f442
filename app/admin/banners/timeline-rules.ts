import { DAY_MS } from '#platform/clock/clock.ts'

export const TIMELINE_DAYS = 56
/** So that what just ended is still seen. */
const WEEKS_BEFORE = 2
/** Narrower than this nobody could press it. */
const LEAST_DAYS = 1.5

type Spell = { startsAt: Date; endsAt: Date | null }

/** The Monday on which the ruler begins. */
export function firstMonday(now: Date): Date {
  const today = Math.floor(now.getTime() / DAY_MS)
  // The first day of the era was a Thursday.
  const sinceMonday = (today + 3) % 7
  return new Date((today - sinceMonday - WEEKS_BEFORE * 7) * DAY_MS)
}

/** From which to which day of the ruler something stands; what goes on stands to its end. */
export function daysOfLane({ startsAt, endsAt }: Spell, from: Date): { start: number; end: number } {
  const dayAt = (at: Date) => Math.min(TIMELINE_DAYS, Math.max(0, (at.getTime() - from.getTime()) / DAY_MS))
  const start = Math.min(dayAt(startsAt), TIMELINE_DAYS - LEAST_DAYS)
  return { start, end: Math.max(start + LEAST_DAYS, endsAt ? dayAt(endsAt) : TIMELINE_DAYS) }
}

/** What overlaps stands in rows below one another; what lies outside of the ruler is left out. */
export function lanesOf<One extends Spell>(spells: readonly One[], from: Date): One[][] {
  const to = new Date(from.getTime() + TIMELINE_DAYS * DAY_MS)
  const inside = spells
    .filter(({ startsAt, endsAt }) => startsAt < to && (!endsAt || endsAt > from))
    .toSorted((first, second) => first.startsAt.getTime() - second.startsAt.getTime())
  const lanes: One[][] = []
  for (const one of inside) {
    const isFree = (lane: One[]) =>
      lane.every((other) => daysOfLane(other, from).end <= daysOfLane(one, from).start)
    const free = lanes.find(isFree)
    if (free) free.push(one)
    else lanes.push([one])
  }
  return lanes
}
