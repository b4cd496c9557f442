import { changeInWords } from '#app/admin/dashboard/change-in-words.ts'
import { Kpis, type Kpi } from '#app/ui/kpi/kpi.tsx'
import type { PointFigures, ServiceAnalytics } from '#domain/analytics/index.ts'
import { clickThroughOf, percentText, shareChange } from './click-through.ts'
import { measures, type Measure } from './read-asked.ts'

export const measureWords: Record<Measure, string> = {
  views: 'Views',
  impressions: 'Impressions',
  favourites: 'Favourites',
}

const figure = new Intl.NumberFormat('en')

const toneOf = (now: number, before: number) => (now === before ? undefined : now > before ? 'ok' : 'bad')

/** What happened to the services in this period, each figure against the one before. */
export function Figures({ total, points }: Pick<ServiceAnalytics, 'total' | 'points'>) {
  const kpiOf = (measure: Measure): Kpi => ({
    name: measureWords[measure],
    value: figure.format(total.now[measure]),
    change: changeInWords(total.now[measure], total.before[measure]),
    tone: toneOf(total.now[measure], total.before[measure]),
    now: points.map((point) => point.now[measure]),
    before: points.map((point) => point.before[measure]),
  })
  const [views, impressions, favourites] = measures.map(kpiOf)
  const kpis = [impressions, views, clickThrough(total, points), favourites]
  return <Kpis kpis={kpis.filter((one) => one !== undefined)} />
}

function clickThrough(total: ServiceAnalytics['total'], points: readonly PointFigures[]): Kpi {
  const [now, before] = [clickThroughOf(total.now), clickThroughOf(total.before)]
  return {
    name: 'Click-through',
    value: percentText(now),
    change: shareChange(now, before),
    tone: toneOf(now ?? 0, before ?? now ?? 0),
    now: points.map((point) => clickThroughOf(point.now) ?? 0),
    before: points.map((point) => clickThroughOf(point.before) ?? 0),
  }
}
