import { Link } from 'react-router'
import { DealsTable } from '../orders/deals-table.tsx'
import { EarningCells, EarningsTable } from './earnings/earnings-table.tsx'
import type { OverviewData } from './load-overview.ts'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** The deals that are longest untouched, and where all of them are. */
export function OpenDeals({ workspace: { team, deals, may, currency } }: { workspace: OverviewData }) {
  return (
    <section className="team-part" aria-labelledby="open-deals">
      <div className="team-part-head">
        <h2 id="open-deals">Open deals</h2>
        <Link to={`/team/deals?of=${team.slug}`}>All deals</Link>
      </div>
      {deals.length > 0 ? (
        <DealsTable label="Open deals" deals={deals} currency={currency} withWorkers />
      ) : (
        <p className="soft">
          {may['act in every deal'] ? 'No deal of the team is open.' : 'You work on no deal now.'}
        </p>
      )}
    </section>
  )
}

/** What this month brought, and the newest splits. */
export function Earned({ workspace: { team, month, earnings, currency } }: { workspace: OverviewData }) {
  return (
    <section className="team-part" aria-labelledby="earned">
      <div className="team-part-head">
        <h2 id="earned">Released last</h2>
        <Link to={`/team/earnings?of=${team.slug}`}>All earnings</Link>
      </div>
      {earnings.length > 0 ? (
        <EarningsTable
          label="The newest splits"
          currency={currency}
          total={{ name: `${monthName.format(month.at)}, so far`, sum: month.sum }}
        >
          {earnings.map((line) => (
            <tr key={line.id}>
              <td className="d">{line.when}</td>
              <td className="w">
                <Link
                  to={`/team/earnings?of=${team.slug}&month=${line.month}&open=${line.id}#line-${line.id}`}
                >
                  {line.what}
                </Link>
              </td>
              <EarningCells amounts={line} currency={currency} isLine />
            </tr>
          ))}
        </EarningsTable>
      ) : (
        <p className="soft">Nothing was released yet. Each release is split by the shares of its deal.</p>
      )}
    </section>
  )
}
