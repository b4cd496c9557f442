import { Link } from 'react-router'
import { counted } from '#app/shared/figures/figures.ts'
import { Faces } from '#app/ui/avatar/avatar.tsx'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { Figs } from '#app/ui/figures/figs/figs.tsx'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { percentOf } from '#domain/teams/team-rules.ts'
import { AdminPart } from '../admin-part.tsx'
import type { AdminTeamWork } from './load-team-work.ts'

type WorkProps = { work: AdminTeamWork }

export function TeamFigures({ work: { figures, currency } }: WorkProps) {
  return (
    <Figs
      figs={[
        {
          name: 'Earned',
          value: <Money minor={figures.earned} currency={currency} />,
          note: 'after fees, ever',
        },
        { name: 'Commission', value: <Money minor={figures.commission} currency={currency} />, note: 'ever' },
        {
          name: 'Open deals',
          value: figures.open,
          note: (
            <>
              <Money minor={figures.held} currency={currency} /> held
            </>
          ),
        },
        { name: 'Completed', value: figures.completed, note: `${figures.disputed} disputed now` },
        {
          name: 'Rating',
          value: figures.rating ? figures.rating.mean.toFixed(2) : '–',
          note: figures.rating ? counted(figures.rating.count, 'review') : 'no reviews yet',
        },
        {
          name: 'On time',
          value: figures.onTimeBasisPoints === null ? '–' : `${Math.round(figures.onTimeBasisPoints / 100)}%`,
          note: figures.onTimeBasisPoints === null ? 'nothing delivered yet' : 'of what was delivered',
        },
      ]}
    />
  )
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Over the months, and the last release to the cent. */
export function TeamEarnings({ work: { months, last, currency } }: WorkProps) {
  if (!last) return null
  const write = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <AdminPart id="earnings" title="Earnings">
      <div className="stack">
        <LineChart
          label={`Shared a month, ${currency}, the last 12 months and the 12 before`}
          points={months.map(({ from, now, before }) => ({ name: monthName.format(from), now, before }))}
          nowName="The last 12 months"
          beforeName="The 12 before"
          format={(value) => formatMoney(value, currency)}
          formatTick={(value) =>
            Number.isInteger(value) ? formatMoney(value, currency, { trim: true }) : ''
          }
          pointName="Month"
        />
        <h3>The last release, to the cent: transfer {last.transfer}</h3>
        <Sum
          rows={[
            { name: <Link to={`/deals/${last.dealId}`}>{last.what}</Link>, amount: write(last.released) },
            { name: 'Commission', amount: write(-last.commission) },
            ...last.parts.map(({ id, name, basisPoints, amount }) => ({
              key: id,
              name: `${name}, ${percentOf(basisPoints)}`,
              amount: write(amount),
            })),
          ]}
          total={{ name: 'To the team', amount: write(last.released - last.commission) }}
        />
      </div>
    </AdminPart>
  )
}

export function TeamDeals({ work: { deals, count, page, pages, currency } }: WorkProps) {
  return (
    <AdminPart id="deals" title={`Deals, ${count}`}>
      <div>
        {count > 0 ? (
          <DataTable
            label="Deals of the team"
            rows={deals}
            rowKey={({ id }) => id}
            columns={columns(currency)}
            tight
          />
        ) : (
          <p className="soft">The team has sold nothing yet.</p>
        )}
        <Pagination page={page} pages={pages} />
      </div>
    </AdminPart>
  )
}

const columns = (currency: string): Column<AdminTeamWork['deals'][number]>[] => [
  {
    key: 'title',
    head: 'Deal',
    text: 'wrap',
    phone: 'title',
    cell: ({ id, title }) => (
      <Link to={`/deals/${id}`}>
        <b>{title}</b>
      </Link>
    ),
  },
  { key: 'buyer', head: 'Buyer', text: 'wrap', cell: ({ buyer }) => buyer },
  {
    key: 'workers',
    head: 'Works on it',
    cell: ({ workers }) =>
      workers.length > 0 ? <Faces faces={workers} size={28} /> : <span className="soft">Nobody</span>,
  },
  {
    key: 'state',
    head: 'State',
    phone: 'title-end',
    cell: ({ standing: { words, part, isBad } }) => (
      <Pie part={part} tone={isBad ? 'bad' : undefined}>
        {words}
      </Pie>
    ),
  },
  {
    key: 'next',
    head: 'Next',
    text: 'wrap',
    phone: 'under',
    cell: ({ next }) => next || <span className="soft">Nothing</span>,
  },
  {
    key: 'held',
    head: 'Held',
    align: 'end',
    phone: 'under-end',
    cell: ({ heldMinor }) => <Money minor={heldMinor} currency={currency} />,
  },
]
