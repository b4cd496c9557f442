import type { MemberEdge } from '#app/edge.ts'
import { type DealDay, listDealDays } from '#domain/deals/index.ts'
import type { TimeRange } from '#platform/db/count-in-ranges.ts'
import type { Compared } from './compared.ts'
import type { Periods } from './periods.ts'

const NAMES = ['proposed', 'completed', 'volumeMinor', 'revenueMinor', 'disputed'] as const
type FigureName = (typeof NAMES)[number]

export type DealsCompared = Record<FigureName, Compared>

/** Deals and the money in them, in this period against the one before, and day by day. */
export async function loadDealFigures({ db, actor }: MemberEdge, periods: Periods): Promise<DealsCompared> {
  const whole = {
    from: periods.daysBefore[0]?.from ?? periods.now.from,
    to: periods.days.at(-1)?.to ?? periods.now.to,
  }
  const [now, before, daily] = await Promise.all([
    listDealDays(db, actor, periods.now),
    listDealDays(db, actor, periods.before),
    listDealDays(db, actor, whole),
  ])
  const compare = (name: FigureName): Compared => ({
    now: sumOf(now, name),
    before: sumOf(before, name),
    days: periods.days.map((day) => figureOn(daily, day, name)),
    daysBefore: periods.daysBefore.map((day) => figureOn(daily, day, name)),
  })
  return Object.fromEntries(NAMES.map((name) => [name, compare(name)])) as DealsCompared
}

const sumOf = (days: readonly DealDay[], name: FigureName) => days.reduce((sum, day) => sum + day[name], 0)

function figureOn(days: readonly DealDay[], { from }: TimeRange, name: FigureName): number {
  return days.find(({ day }) => day === from.toISOString().slice(0, 10))?.[name] ?? 0
}
