import { Link } from 'react-router'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Kpis } from '#app/ui/figures/kpi/kpi.tsx'
import { periodLengths } from '#domain/views/period-rules.ts'
import { BANNERS, ofHundred } from '../banner-lines.ts'
import type { BannerData } from './load-banner.ts'

const dayName = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`

/** Who saw it and who pressed it, each visitor once a day, against the days before. */
export function BannerFigures({ figures, number }: { figures: BannerData['figures']; number: number }) {
  const { length, now, before, daily } = figures
  const chart = { pointName: 'Day', format: formatCount }
  return (
    <section className="admin-part" aria-labelledby="figures">
      <div className="bn-row">
        <h2 id="figures">What came of it</h2>
        <nav className="seg" aria-label="Period">
          {periodLengths.map((days) => (
            <Link
              key={days}
              to={`${BANNERS}/${number}?days=${days}#figures`}
              aria-current={days === length ? 'true' : undefined}
              preventScrollReset
            >
              {days === 365 ? 'Year' : `${days} days`}
            </Link>
          ))}
        </nav>
      </div>
      <Kpis
        kpis={[
          { name: 'Seen', value: formatCount(now.seen), change: `${formatCount(before.seen)} before` },
          {
            name: 'Pressed',
            value: formatCount(now.clicked),
            change: `${formatCount(before.clicked)} before`,
          },
          { name: 'Of 100 who saw it', value: ofHundred(now), change: `${ofHundred(before)} before` },
          {
            name: 'Closed by',
            value: formatCount(now.closed),
            change: `${formatCount(before.closed)} before`,
          },
        ]}
      />
      <LineChart
        {...chart}
        label={`People who saw it and who pressed it a day, the last ${length} days`}
        points={daily.map(({ day, seen, clicked }) => ({ name: dayName(day), now: seen, before: clicked }))}
        nowName="Seen"
        beforeName="Pressed"
      />
    </section>
  )
}
