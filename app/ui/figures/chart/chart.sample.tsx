import type { Sample } from '../../workbench/sample.ts'
import { BarChart } from './bar-chart.tsx'
import { ColumnChart } from './column-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { Spark } from './spark.tsx'

const now = [2.1, 2.6, 2.2, 3.4, 4.1, 3, 3.8, 4.4, 3.6, 4.9, 5.6, 4.2, 5.1, 6.2]
const before = [1.9, 2, 2.4, 2.6, 3.3, 2.5, 3.1, 3, 3.4, 3.9, 4, 3.2, 3.7, 4.3]
const days = now.map((value, index) => ({
  name: index < 3 ? `${29 + index} Oct` : `${index - 2} Nov`,
  now: value * 1000,
  before: (before[index] ?? 0) * 1000,
}))
const shares = [
  { name: 'Design', now: 38, before: 31 },
  { name: 'Web and apps', now: 27, before: 29 },
  { name: 'Audio', now: 11, before: 8 },
  { name: 'Writing', now: 9, before: 10 },
]

export const samples: Sample[] = [
  {
    title: 'A line against the one before',
    node: (
      <LineChart
        label="Gross volume a day, USD, last 14 days against the 14 before"
        points={days}
        pointName="Day"
        nowName="This fortnight"
        beforeName="The one before"
        format={(value) => `$${value.toLocaleString('en')}`}
        formatTick={(value) => (value === 0 ? '0' : `$${value / 1000}k`)}
      />
    ),
  },
  {
    title: 'Bars',
    node: (
      <div className="wb-narrow">
        <BarChart
          label="Share of volume by category, percent"
          points={shares}
          pointName="Category"
          nowName="This fortnight"
          beforeName="The one before"
          format={(value) => `${value}%`}
        />
      </div>
    ),
  },
  {
    title: 'Columns',
    node: (
      <ColumnChart
        label="Gross volume a day, USD, last 14 days against the 14 before"
        points={days}
        pointName="Day"
        nowName="This fortnight"
        beforeName="The one before"
        format={(value) => `$${value.toLocaleString('en')}`}
      />
    ),
  },
  {
    title: 'A line with an aim, far from zero',
    node: (
      <LineChart
        label="Rating, a week"
        points={[4.82, 4.84, null, 4.86].map((value, index) => ({
          name: `Week ${index + 1}`,
          now: value,
          before: 4.8,
        }))}
        most={5}
        aim={{ value: 4.8, label: 'Master, 4.8' }}
        pointName="Week"
        nowName="Now"
        beforeName="Before"
        format={(value) => String(value)}
      />
    ),
  },
  { title: 'A spark', node: <Spark now={now} before={before} /> },
]
