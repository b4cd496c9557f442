import type { Figures } from '#domain/analytics/index.ts'
import { type LevelFigures, type LevelNeeds, needInWords, needNames } from '#domain/reputation/index.ts'

type Need = { need: keyof LevelNeeds; wanted: number; has: number | null; isMet: boolean }

export type NeedView = {
  need: keyof LevelNeeds
  name: string
  has: string
  needs: string
  at: number
  mark: number
  ends: [string, string]
  isMet: boolean
  /** What exactly is missing, or why nothing is counted; empty where the need is met. */
  missing: string
}

/** Rulers begin where it gets interesting, and further down for who is further down. */
const beginnings: Record<keyof LevelNeeds, number> = {
  completedDeals: 0,
  rating: 4,
  onTimeBasisPoints: 8_000,
  responseBasisPoints: 7_000,
}
const largest: Partial<Record<keyof LevelNeeds, number>> = {
  rating: 5,
  onTimeBasisPoints: 10_000,
  responseBasisPoints: 10_000,
}
const UNITS_A_STEP: Record<keyof LevelNeeds, number> = {
  completedDeals: 1,
  rating: 1,
  onTimeBasisPoints: 1_000,
  responseBasisPoints: 1_000,
}

/** Completed deals say what they are without their noun. */
const inWords = (need: keyof LevelNeeds, value: number) =>
  need === 'completedDeals' ? String(value) : needInWords(need, value)

/** What counts beside what is needed, as places on a ruler. `recent` is of the last 90 days, `all` of all time. */
export function viewNeed(one: Need, counted: { recent: Figures; all: Figures; today: Date }): NeedView {
  const { need, wanted, has, isMet } = one
  const to = largest[need] ?? Math.max(wanted, has ?? 0)
  const step = UNITS_A_STEP[need]
  const from = Math.max(0, Math.min(beginnings[need], Math.floor((has ?? to) / step) * step))
  const place = (value: number) => ((value - from) / (to - from || 1)) * 100
  return {
    need,
    name:
      need === 'onTimeBasisPoints' || need === 'responseBasisPoints'
        ? `${needNames[need]}, 90 days`
        : needNames[need],
    has: has === null ? 'None yet' : inWords(need, has),
    needs: inWords(need, wanted),
    at: has === null ? 0 : place(has),
    mark: place(wanted),
    ends: [inWords(need, from), inWords(need, to)],
    isMet,
    missing: isMet
      ? has === null
        ? 'Nothing to count yet, so it stands in nobody’s way.'
        : ''
      : missingFor(one, counted),
  }
}

function missingFor(
  { need, wanted, has }: Need,
  { recent, all, today }: { recent: Figures; all: Figures; today: Date },
): string {
  if (need === 'completedDeals')
    return `${wanted - (has ?? 0)} more.${paceWords(wanted - (has ?? 0), recent.completed ?? 0, today)}`
  if (need === 'rating') {
    if (!all.reviews) return 'The first review makes it a figure.'
    const more = countMissing({ sum: (all.rating ?? 0) / 100, of: all.reviews, each: 5, wanted })
    return more === 1 ? 'One more review of 5 stars.' : `${more} more reviews of 5 stars.`
  }
  const [part, of, what] =
    need === 'onTimeBasisPoints'
      ? [recent.on_time ?? 0, recent.due ?? 0, 'on time']
      : [recent.answered_in_time ?? 0, recent.asked ?? 0, 'answered within 48 hours']
  const more = countMissing({ sum: part, of, each: 1, wanted: wanted / 10_000 })
  return `${part} of ${of}. The next ${more === 1 ? 'one' : more} ${what} would do.`
}

/** How many of the best are missing until the mean is what is wanted. */
export function countMissing({
  sum,
  of,
  each,
  wanted,
}: {
  sum: number
  of: number
  each: number
  wanted: number
}): number {
  if (wanted >= each) return sum >= wanted * of ? 0 : Infinity
  return Math.max(1, Math.ceil((wanted * of - sum) / (each - wanted) - 1e-9))
}

const PACE_DAYS = 90
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const FAR_DAYS = 3 * 365

/** When as many more will be done if the next weeks are as the last. */
function paceWords(missing: number, done: number, today: Date): string {
  const days = done > 0 ? (missing / done) * PACE_DAYS : Infinity
  if (days > FAR_DAYS) return ''
  const then = new Date(today.getTime() + days * 86_400_000)
  const isThisYear = then.getUTCFullYear() === today.getUTCFullYear()
  return ` At your pace of the last 90 days, in ${(isThisYear ? month : monthAndYear).format(then)}.`
}

const numbers = [
  'Nothing stands',
  'One thing stands',
  'Two things stand',
  'Three things stand',
  'Four things stand',
]

export function headline(next: string | undefined, needs: readonly NeedView[]): string {
  if (!next) return 'There is no level above yours.'
  const missing = needs.filter(({ isMet }) => !isMet).length
  if (missing === 0) return `Everything for ${next} is there: levels are given every night.`
  return `${numbers[missing]} between you and ${next}.`
}

export type { LevelFigures }
