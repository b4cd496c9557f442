import type { MemberEdge } from '#app/edge.ts'
import type { FigurePeriod } from '#domain/analytics/index.ts'
import { listOwnNames } from '#domain/catalogue/index.ts'
import { type DayRange, listDayFigures } from '#domain/views/index.ts'
import type { Seen } from './panels/seller-facts.ts'

/** How a member's services were seen at each point of a period and of the one before. */
export async function loadSeen({ db, actor }: Pick<MemberEdge, 'db' | 'actor'>, period: FigurePeriod) {
  const ids = (await listOwnNames(db, actor.id)).map(({ id }) => id)
  const gather = async (range: DayRange, starts: readonly string[]): Promise<Seen[]> => {
    const points = period.points.map((): Seen => ({ impressions: 0, views: 0 }))
    for (const { day, impressions, views } of await listDayFigures(db, ids, range)) {
      const point = points[Math.min(points.length, starts.filter((start) => start <= day).length) - 1]
      if (!point) continue
      point.impressions += impressions
      point.views += views
    }
    return points
  }
  return {
    now: await gather(
      period.days,
      period.points.map(({ from }) => from),
    ),
    before: await gather(period.before, period.beforeStarts),
  }
}
