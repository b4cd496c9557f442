import { LineChart } from '#app/ui/chart/line-chart.tsx'
import type { PointFigures } from '#domain/analytics/index.ts'
import { measureWords } from './figures.tsx'
import type { Measure } from './read-asked.ts'

const figure = new Intl.NumberFormat('en')
const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

type SeenChartProps = { of: Measure; days: number; daysAPoint: number; points: readonly PointFigures[] }

/** One figure over time, the period before it dashed. */
export function SeenChart({ of, days, daysAPoint, points }: SeenChartProps) {
  const every = daysAPoint === 1 ? 'a day' : `every ${daysAPoint} days`
  const name = days > 300 ? dayOfYear : dayName
  return (
    <LineChart
      label={`${measureWords[of]} ${every}, the last ${days} days and the ${days} before`}
      points={points.map((point) => ({
        name: name.format(new Date(point.day)),
        now: point.now[of],
        before: point.before[of],
      }))}
      nowName={`The last ${days} days`}
      beforeName={`The ${days} before`}
      format={(value) => figure.format(value)}
      formatTick={(value) => (Number.isInteger(value) ? figure.format(value) : '')}
      pointName={daysAPoint === 1 ? 'Day' : `${daysAPoint} days from`}
    />
  )
}
