import type { BannerState, Placement } from '#domain/banners/banner-rules.ts'
import { stateOf } from '#domain/banners/banner-rules.ts'
import type { BannerDayFigures, BannerRow } from '#domain/banners/index.ts'

export const BANNERS = '/admin/banners'

/** A banner as a line of the list: when it hangs, and what came of it in the period. */
export type BannerLine = {
  number: number
  title: string
  placement: Placement
  state: BannerState
  startsAt: Date
  endsAt: Date | null
  seen: number
  clicked: number
  closed: number
  /** How many saw it, day by day. */
  byDay: number[]
}

export function linesOf(
  rows: readonly BannerRow[],
  figures: readonly BannerDayFigures[],
  { days, now }: { days: readonly string[]; now: Date },
): BannerLine[] {
  const byNumber = Map.groupBy(figures, ({ number }) => number)
  return rows.map((row) => {
    const own = byNumber.get(row.number) ?? []
    const seenOn = new Map(own.map(({ day, seen }) => [day, seen]))
    const sum = (kind: 'seen' | 'clicked' | 'closed') => own.reduce((all, one) => all + one[kind], 0)
    const { number, title, placement, startsAt, endsAt } = row
    return {
      number,
      title,
      placement,
      startsAt,
      endsAt,
      state: stateOf(row, now),
      seen: sum('seen'),
      clicked: sum('clicked'),
      closed: sum('closed'),
      byDay: days.map((day) => seenOn.get(day) ?? 0),
    }
  })
}

/** Of a hundred who saw it, how many pressed it. */
export const ofHundred = ({ seen, clicked }: Pick<BannerLine, 'seen' | 'clicked'>): string =>
  seen === 0 ? '–' : ((clicked / seen) * 100).toFixed(1)
