import { Fragment } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { EarningCells, EarningsTable } from './earnings-table.tsx'
import type { EarningsData } from './load-earnings.ts'
import { SplitSlip } from './split-slip.tsx'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Each split of a month, newest first; each opens to who got what and to its transfer. */
export function EarningLines(props: EarningsData) {
  const { month, lines, people, currency, older, isFirst } = props
  const name = monthName.format(month.at)
  const hrefOf = addresses(props)
  const write = (minor: bigint) => <Money minor={minor} currency={currency} symbol="plain" />
  return (
    <section className="team-part" aria-labelledby="released" id="splits">
      <div className="team-part-head">
        <h2 id="released">Released in {name}</h2>
        <nav className="team-acts" aria-label="Months">
          {month.before ? (
            <ButtonLink size="s" to={hrefOf({ month: month.before })} preventScrollReset>
              Month before
            </ButtonLink>
          ) : null}
          {month.after ? (
            <ButtonLink size="s" to={hrefOf({ month: month.after })} preventScrollReset>
              Month after
            </ButtonLink>
          ) : null}
        </nav>
      </div>
      {lines.length > 0 ? <Lines {...props} /> : <p className="soft">Nothing was released in this month.</p>}
      {older || !isFirst ? (
        <nav className="row statement-pages" aria-label="Pages of the splits">
          {isFirst ? null : (
            <ButtonLink size="s" to={`${hrefOf({})}#splits`}>
              Newest
            </ButtonLink>
          )}
          {older ? (
            <ButtonLink size="s" to={`${hrefOf({ before: older })}#splits`} rel="next">
              Older <Icon name="chevron-right" size={18} />
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
      {month.sum.count > 0 ? (
        <table className="table team-sums">
          <caption>Who got what in {name}</caption>
          <tbody>
            {people.map(({ id, name: who, amount }) => (
              <tr key={id}>
                <td>{who}</td>
                <td className="n">{write(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>Together, {currency}</td>
              <td className="n">{write(month.sum.releasedMinor - month.sum.commissionMinor)}</td>
            </tr>
          </tfoot>
        </table>
      ) : null}
    </section>
  )
}

/** The same page with something changed. */
function addresses({ head, step, month }: EarningsData) {
  return (change: { month?: string; before?: string; open?: string }) =>
    `/team/earnings?${new URLSearchParams({ of: head.team.slug, by: step, month: month.name, ...change })}`
}

function Lines(props: EarningsData) {
  const { lines, opened, month, currency } = props
  const hrefOf = addresses(props)
  return (
    <EarningsTable
      label="What was released, newest first"
      currency={currency}
      total={{ name: monthName.format(month.at), sum: month.sum }}
    >
      {lines.map((line) => {
        const isOpen = opened?.id === line.id
        return (
          <Fragment key={line.id}>
            <tr className={isOpen ? 'open' : undefined} id={`line-${line.id}`}>
              <td className="d">{line.when}</td>
              <td className="w">
                <Link
                  to={`${hrefOf(isOpen ? {} : { open: line.id })}#line-${line.id}`}
                  preventScrollReset
                  aria-expanded={isOpen}
                >
                  <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={18} /> {line.what}
                </Link>
                <small>{line.kind}</small>
              </td>
              <EarningCells amounts={line} currency={currency} isLine />
            </tr>
            {isOpen && opened ? <SplitSlip split={opened} currency={currency} /> : null}
          </Fragment>
        )
      })}
    </EarningsTable>
  )
}
