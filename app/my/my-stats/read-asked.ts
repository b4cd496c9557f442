import {
  countDays,
  type Days,
  type FigureUnit,
  figureUnits,
  shiftDay,
} from '#domain/analytics/member-figures/stretch-rules.ts'

/** The longest period, and how far back it may begin; PRO looks twice as far. */
const MOST_DAYS = 366
const MOST_DAYS_WITH_PRO = 731
/** More points than these are no picture any more: the next larger unit is taken. */
const MOST_SINGLE_DAYS = 92
const MOST_WEEKS_OF_DAYS = 731

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string | null): text is string =>
  text !== null &&
  DAY.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

export type StatsAsked = {
  days: Days
  unit: FigureUnit
  /** The length that was chosen, where the period ends today; nothing for one of their own. */
  length: number | null
  /** Nothing is shown from before it. */
  earliest: string
}

export const lengthsFor = (isPro: boolean): readonly number[] => (isPro ? [30, 90, 365, 730] : [30, 90, 365])
const USUAL_LENGTH = 90

/** What the address asks for, within what may be shown; what makes no sense is as if it were not said. */
export function readStatsAsked(params: URLSearchParams, today: string, isPro: boolean): StatsAsked {
  const most = isPro ? MOST_DAYS_WITH_PRO : MOST_DAYS
  const earliest = shiftDay(today, 1 - most)
  const own = readOwn(params.get('from'), params.get('to'), { earliest, today })
  const length = own
    ? null
    : (lengthsFor(isPro).find((one) => String(one) === params.get('days')) ?? USUAL_LENGTH)
  const days = own ?? { from: shiftDay(today, 1 - (length ?? USUAL_LENGTH)), to: today }
  return { days, unit: fitUnit(countDays(days), params.get('by')), length, earliest }
}

function readOwn(
  from: string | null,
  to: string | null,
  bounds: { earliest: string; today: string },
): Days | null {
  if (!isDay(from) || !isDay(to)) return null
  const within = {
    from: from < bounds.earliest ? bounds.earliest : from,
    to: to > bounds.today ? bounds.today : to,
  }
  return within.from <= within.to ? within : null
}

/** As was asked for where that can be drawn, else what fits the length. */
function fitUnit(length: number, asked: string | null): FigureUnit {
  const wanted = figureUnits.find((unit) => unit === asked)
  const usual = length <= 31 ? 'day' : length <= 190 ? 'week' : 'month'
  if (wanted === 'day' && length > MOST_SINGLE_DAYS) return usual
  if (wanted === 'week' && length > MOST_WEEKS_OF_DAYS) return usual
  return wanted ?? usual
}
