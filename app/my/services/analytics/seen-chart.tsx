import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import type { PointFigures } from '#domain/analytics/index.ts'
import { amountOf, amountText, measureWords } from './measures.ts'
import type { Measure } from './read-asked.ts'

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

type SeenChartProps = {
  of: Measure
  days: number
  daysAPoint: number
  points: readonly PointFigures[]
  currency: string
}

/** One figure over time, the period before it dashed. */
export function SeenChart({ of, days, daysAPoint, points, currency }: SeenChartProps) {
  const every = daysAPoint === 1 ? 'a day' : `every ${daysAPoint} days`
  const name = days > 300 ? dayOfYear : dayName
  return (
    <LineChart
      label={`${measureWords[of]} ${every}, the last ${days} days and the ${days} before`}
      points={points.map((point) => ({
        name: name.format(new Date(point.day)),
        now: amountOf(point.now, of),
        before: amountOf(point.before, of),
      }))}
      nowName={`The last ${days} days`}
      beforeName={`The ${days} before`}
      format={(value) => amountText(value, of, currency)}
      formatTick={(value) => (Number.isInteger(value) ? amountText(value, of, currency) : '')}
      pointName={daysAPoint === 1 ? 'Day' : `${daysAPoint} days from`}
    />
  )
}
