import { changeInWords } from '#app/ui/figures/kpi/change-in-words.ts'
import { Kpis, type Kpi } from '#app/ui/figures/kpi/kpi.tsx'
import type { ServiceAnalytics, ServiceFigures } from '#domain/analytics/index.ts'
import { clickThroughOf, conversionOf, percentText, shareChange } from './click-through.ts'
import { amountOf, amountText, measureWords } from './measures.ts'
import type { Measure } from './read-asked.ts'

const toneOf = (now: number, before: number) => (now === before ? undefined : now > before ? 'ok' : 'bad')

type FiguresProps = Pick<ServiceAnalytics, 'total' | 'points'> & { currency: string }

/** What happened to the services in this period, each figure against the one before. */
export function Figures({ total, points, currency }: FiguresProps) {
  const kpiOf = (measure: Measure): Kpi => {
    const [now, before] = [amountOf(total.now, measure), amountOf(total.before, measure)]
    return {
      name: measureWords[measure],
      value: amountText(now, measure, currency),
      change:
        measure === 'earned' ? `${amountText(before, measure, currency)} before` : changeInWords(now, before),
      tone: toneOf(now, before),
      now: points.map((point) => amountOf(point.now, measure)),
      before: points.map((point) => amountOf(point.before, measure)),
    }
  }
  const shareOf = (name: string, of: (figures: ServiceFigures) => number | null): Kpi => {
    const [now, before] = [of(total.now), of(total.before)]
    return {
      name,
      value: percentText(now),
      change: shareChange(now, before),
      tone: toneOf(now ?? 0, before ?? now ?? 0),
      now: points.map((point) => of(point.now) ?? 0),
      before: points.map((point) => of(point.before) ?? 0),
    }
  }
  return (
    <Kpis
      kpis={[
        kpiOf('impressions'),
        kpiOf('views'),
        shareOf('Click-through', clickThroughOf),
        kpiOf('favourites'),
        kpiOf('orders'),
        shareOf('Conversion', conversionOf),
        kpiOf('earned'),
      ]}
    />
  )
}
