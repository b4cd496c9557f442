import { Link, useLocation } from 'react-router'
import { BarChart } from '#app/ui/figures/chart/bar-chart.tsx'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { changeInWords } from '#app/ui/figures/kpi/change-in-words.ts'
import { Kpis } from '#app/ui/figures/kpi/kpi.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { periodLengths } from '#domain/views/period-rules.ts'
import { DisputeList } from '../disputes/dispute-list.tsx'
import { FunnelTable } from './funnel-table.tsx'
import type { LoadedFigures, Total } from './load-figures.ts'
import { OriginTable } from './origin-table.tsx'

const HERE = '/admin/deals/analytics'
const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const figure = new Intl.NumberFormat('en')

/** Deals of a period as figures, charts and tables, and the disputes that wait. */
export function FiguresView({ loaded }: { loaded: LoadedFigures }) {
  const { asked, currency, points, origins } = loaded
  const { search } = useLocation()
  const money = (value: number) => formatMoney(Math.round(value), currency, { trim: true })
  const step = points.length < asked.days ? 5 : 1
  return (
    <>
      <PageHead
        title="Deals, figures"
        lede={`The last ${asked.days} days against the ${asked.days} before. Days are those of UTC.`}
      >
        <nav className="seg deal-periods" aria-label="Period">
          {periodLengths.map((days) => (
            <Link
              key={days}
              to={`${HERE}?days=${days}`}
              aria-current={days === asked.days ? 'true' : undefined}
              preventScrollReset
            >
              {days === 365 ? 'Year' : `${days} days`}
            </Link>
          ))}
        </nav>
      </PageHead>
      <Headline {...loaded} />
      <section className="admin-part" id="disputes">
        <DisputeList {...loaded} />
      </section>
      <div className="split admin-part">
        <section>
          <h2>Volume, {step === 1 ? 'a day' : `every ${step} days`}</h2>
          <LineChart
            label={`Paid into escrow, ${currency}, the last ${asked.days} days and the ${asked.days} before`}
            points={points.map(({ at, now, before }) => ({ name: dayName.format(at), now, before }))}
            nowName={`The last ${asked.days} days`}
            beforeName={`The ${asked.days} before`}
            format={money}
            pointName={step === 1 ? 'Day' : `${step} days from`}
          />
        </section>
        <section>
          <h2>Share of volume</h2>
          {origins.some(({ volumeMinor }) => volumeMinor > 0) ? (
            <BarChart
              label={`Paid into escrow by category, ${currency}`}
              points={origins.slice(0, 8).map((row) => ({ name: row.name, now: row.volumeMinor }))}
              nowName={`The last ${asked.days} days`}
              format={money}
              pointName="Category"
            />
          ) : (
            <p className="soft">Nothing was paid in this time.</p>
          )}
        </section>
      </div>
      <section className="admin-part">
        <h2>From proposed to done</h2>
        <FunnelTable now={loaded.funnel} before={loaded.funnelBefore} days={asked.days} />
      </section>
      <section className="admin-part">
        <h2>By category</h2>
        <OriginTable rows={origins} currency={currency} />
      </section>
      <p className="admin-part row">
        <a href={`${HERE}.csv${search}`}>Day by day as CSV</a>
        <a href={`${HERE}.csv?days=${asked.days}&of=categories`}>By category as CSV</a>
        <a href={`${HERE}.csv?days=${asked.days}&of=disputes`}>Disputes as CSV</a>
      </p>
    </>
  )
}

const takeRate = ({ revenueMinor, earnedMinor }: Total) =>
  earnedMinor > 0 ? `${((revenueMinor / earnedMinor) * 100).toFixed(1)}%` : '–'

function hoursText(hours: number | null): string {
  if (hours === null) return '–'
  return hours < 48 ? `${figure.format(Math.round(hours))} h` : `${(hours / 24).toFixed(1)} days`
}

function Headline({ total, totalBefore, delivery, deliveryBefore, open, currency, points }: LoadedFigures) {
  const money = (value: number) => formatMoney(value, currency, { trim: true })
  const moved = (name: keyof Total) => (total[name] >= totalBefore[name] ? ('ok' as const) : ('bad' as const))
  const before = (value: number) => `${money(value)} before`
  return (
    <Kpis
      kpis={[
        {
          name: 'Volume, paid into escrow',
          value: money(total.volumeMinor),
          change: before(totalBefore.volumeMinor),
          tone: moved('volumeMinor'),
          now: points.map((point) => point.now),
          before: points.map((point) => point.before),
        },
        {
          name: 'Earned by sellers',
          value: money(total.earnedMinor),
          change: before(totalBefore.earnedMinor),
        },
        {
          name: 'Kept by the marketplace',
          value: money(total.revenueMinor),
          change: before(totalBefore.revenueMinor),
        },
        { name: 'Take rate', value: takeRate(total), change: `${takeRate(totalBefore)} before` },
        {
          name: 'Deals completed',
          value: figure.format(total.completed),
          change: changeInWords(total.completed, totalBefore.completed),
          tone: moved('completed'),
        },
        {
          name: 'To the first delivery, median',
          value: hoursText(delivery.medianHours),
          change:
            delivery.count > 0
              ? `${hoursText(deliveryBefore.medianHours)} before; nine in ten within ${hoursText(delivery.ninthHours)}`
              : 'nothing was delivered',
        },
        {
          name: 'Disputes opened',
          value: figure.format(total.disputed),
          change: changeInWords(total.disputed, totalBefore.disputed),
        },
        {
          name: 'Disputes open now',
          value: figure.format(open.open),
          change: open.waiting > 0 ? `${open.waiting} to decide` : 'none to decide yet',
          tone: open.waiting > 0 ? 'bad' : undefined,
        },
      ]}
    />
  )
}
