import { Link } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { Kpis } from '#app/ui/figures/kpi/kpi.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { DeskFigures } from '#domain/support/index.ts'
import { periodLengths } from '#domain/views/period-rules.ts'
import { DESK } from '../address-of-ticket.ts'
import { minutesInWords } from '../desk-words.ts'
import type { Route } from './+types/figures.page.ts'
import { loadDeskFigures } from './load-desk-figures.ts'

const HERE = `${DESK}/figures`

export const loader = reading(staffOnly('ticket.see-desk', loadDeskFigures))

export const meta: Route.MetaFunction = () => describeAdminPage('Figures of the desk')

const minutes = (value: number | null) => (value === null ? '–' : minutesInWords(value))
const share = (part: number, all: number) => (all === 0 ? '–' : `${Math.round((part / all) * 100)}%`)
const satisfied = ({ good, bad }: DeskFigures) => share(good, good + bad)
const dayName = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`

export default function DeskFiguresPage({ loaderData }: Route.ComponentProps) {
  const { days, figures, before, daily, promised } = loaderData
  const chart = { pointName: 'Day', format: String }
  return (
    <>
      <PageHead
        title="Figures of the desk"
        lede={`The last ${days} days against the ${days} before. Times are in working hours; promised are ${promised} to the first answer.`}
      >
        <nav className="seg" aria-label="Period">
          {periodLengths.map((length) => (
            <Link
              key={length}
              to={`${HERE}?days=${length}`}
              aria-current={length === days ? 'true' : undefined}
              preventScrollReset
            >
              {length === 365 ? 'Year' : `${length} days`}
            </Link>
          ))}
        </nav>
      </PageHead>
      <Kpis
        kpis={[
          { name: 'Opened', value: String(figures.opened), change: `${before.opened} before` },
          { name: 'First answers', value: String(figures.answered), change: `${before.answered} before` },
          {
            name: 'In the middle, first answer',
            value: minutes(figures.answerMedian),
            change: `${minutes(before.answerMedian)} before`,
          },
          {
            name: 'Within the promise',
            value: share(figures.inTime, figures.answered),
            change: `${share(before.inTime, before.answered)} before`,
          },
          {
            name: 'In the middle, until resolved',
            value: minutes(figures.resolutionMedian),
            change: `${minutes(before.resolutionMedian)} before`,
          },
          {
            name: 'Said the help was good',
            value: satisfied(figures),
            change: `${satisfied(before)} before, ${figures.good + figures.bad} said it now`,
          },
        ]}
      />
      <section className="admin-part">
        <h2>First answers a day</h2>
        <LineChart
          {...chart}
          label={`First answers and opened tickets a day, the last ${days} days`}
          points={daily.map((one) => ({ name: dayName(one.day), now: one.answered, before: one.opened }))}
          nowName="Answered"
          beforeName="Opened"
        />
      </section>
      <section className="admin-part">
        <h2>Resolved a day</h2>
        <LineChart
          {...chart}
          label={`Resolved and opened tickets a day, the last ${days} days`}
          points={daily.map((one) => ({ name: dayName(one.day), now: one.resolved, before: one.opened }))}
          nowName="Resolved"
          beforeName="Opened"
        />
      </section>
      <p className="admin-part row">
        <a href={`${HERE}.csv?days=${days}`}>Day by day as CSV</a>
        <Link to={DESK}>Back to the tickets</Link>
      </p>
    </>
  )
}
