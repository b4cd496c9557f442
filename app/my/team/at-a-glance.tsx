import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import { DealsTable } from '../orders/deals-table.tsx'
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
  const write = (minor: bigint) => <Money minor={minor} currency={currency} symbol="plain" />
  const { sum } = month
  return (
    <section className="team-part" aria-labelledby="earned">
      <div className="team-part-head">
        <h2 id="earned">Released last</h2>
        <Link to={`/team/earnings?of=${team.slug}`}>All earnings</Link>
      </div>
      {earnings.length > 0 ? (
        <table className="table statement">
          <caption className="sr">The newest splits</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">For what</th>
              <th scope="col" className="n">
                Released
              </th>
              <th scope="col" className="n">
                Commission
              </th>
              <th scope="col" className="n">
                Shared, {currency}
              </th>
            </tr>
          </thead>
          <tbody>
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
                <td className="n k">{write(line.releasedMinor)}</td>
                <td className="n k soft">{write(-line.commissionMinor)}</td>
                <td className="n b">{write(line.sharedMinor)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{monthName.format(month.at)}, so far</td>
              <td className="n k">{write(sum.releasedMinor)}</td>
              <td className="n k">{write(-sum.commissionMinor)}</td>
              <td className="n">{write(sum.releasedMinor - sum.commissionMinor)}</td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p className="soft">Nothing was released yet. Each release is split by the shares of its deal.</p>
      )}
    </section>
  )
}
