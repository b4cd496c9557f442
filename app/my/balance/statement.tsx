import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { HERE } from './here.ts'
import type { BalanceData } from './load-balance.ts'
import type { LineParts } from './line-parts.ts'
import { kindWords } from '#app/shared/money/transfer-words.ts'
import { Slip } from './slip.tsx'

/** Every line of the account, newest first; each opens to the transfer that it is a part of. */
export function Statement(props: BalanceData) {
  const { lines, isFiltered, newestHref, olderHref, csvHref } = props
  const isNarrowed = isFiltered || newestHref !== undefined || props.asked.account !== 'balance'
  return (
    <section className="sub" id="statement" aria-labelledby="statement-title">
      <div className="row">
        <h2 id="statement-title">Statement</h2>
        {lines.length > 0 ? (
          <ButtonLink look="bare" size="s" to={csvHref} reloadDocument>
            <Icon name="download" size={18} /> CSV
          </ButtonLink>
        ) : null}
      </div>
      {lines.length > 0 || isNarrowed || props.clearing > 0n ? <StatementFilter {...props.asked} /> : null}
      {lines.length > 0 ? (
        <Lines {...props} />
      ) : (
        <NoLines isNarrowed={isNarrowed} isClearing={props.clearing > 0n} />
      )}
      {newestHref || olderHref ? (
        <nav className="row statement-pages" aria-label="Pages of the statement">
          {newestHref ? (
            <ButtonLink size="s" to={`${newestHref}#statement`}>
              Newest
            </ButtonLink>
          ) : null}
          {olderHref ? (
            <ButtonLink size="s" to={`${olderHref}#statement`} rel="next">
              Older <Icon name="chevron-right" size={18} />
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </section>
  )
}

function NoLines({ isNarrowed, isClearing }: { isNarrowed: boolean; isClearing: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState title="No line fits" actions={<ButtonLink to={HERE}>Show all</ButtonLink>}>
        Nothing moved that is all of this. Choose another kind, other days or the other account.
      </EmptyState>
    )
  return isClearing ? (
    <EmptyState
      title="Nothing has cleared yet"
      actions={<ButtonLink to={`${HERE}?account=clearing#statement`}>See what clears</ButtonLink>}
    >
      What was released to you is on its way. It becomes a line here on the day it clears.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing has moved yet">
      Every payment, release and payout will be a line here, and each line opens to the accounts that it moved
      money between.
    </EmptyState>
  )
}

/** A plain form: what is chosen goes into the address. */
function StatementFilter({ account, kind, from, to }: BalanceData['asked']) {
  return (
    <Form
      className="bar statement-filter"
      role="search"
      aria-label="Statement"
      action={`${HERE}#statement`}
      key={`${account} ${kind} ${from} ${to}`}
    >
      <Select
        name="account"
        small
        aria-label="Account"
        defaultValue={account}
        options={[
          { value: 'balance', label: 'Balance' },
          { value: 'clearing', label: 'Clearing' },
        ]}
      />
      <Select
        name="kind"
        small
        aria-label="Kind"
        placeholder="Every kind"
        defaultValue={kind ?? ''}
        options={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
      />
      <label>
        From <input className="input input-s" type="date" name="from" defaultValue={from} />
      </label>
      <label>
        to <input className="input input-s" type="date" name="to" defaultValue={to} />
      </label>
      <Button size="s">Show</Button>
    </Form>
  )
}

function Lines({ lines, opened, asked, currency }: BalanceData) {
  return (
    <table className="table statement">
      <caption className="sr">The lines of the statement, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What happened</th>
          <th scope="col">Kind</th>
          <th scope="col" className="n">
            Amount, {currency}
          </th>
          <th scope="col" className="n">
            {asked.account === 'clearing' ? 'Clearing' : 'Balance'}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const isOpen = opened?.id === line.id
          return (
            <Fragment key={line.id}>
              <tr className={isOpen ? 'open' : undefined} id={`line-${line.id}`}>
                <td className="d">{line.when}</td>
                <td className="w">
                  <Link to={`${line.href}#line-${line.id}`} preventScrollReset aria-expanded={isOpen}>
                    <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={18} /> {line.what}
                  </Link>
                  {line.about ? (
                    <small>
                      <Link className="line-about" to={line.about.to}>
                        {line.about.name}
                      </Link>
                    </small>
                  ) : null}
                </td>
                <td className="k soft">{line.kind}</td>
                <td className={line.amount > 0n ? 'n ok' : 'n'}>
                  <Money minor={line.amount} currency={currency} sign="always" symbol="plain" />
                  <PartsOfLine parts={line.parts} currency={currency} />
                </td>
                <td className="n b">
                  <Money minor={line.balanceAfter} currency={currency} symbol="plain" />
                </td>
              </tr>
              {isOpen && opened ? <Slip transfer={opened} currency={currency} /> : null}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

/** From which part of the balance it went, or to which it came; both amounts only where both moved. */
function PartsOfLine({ parts, currency }: { parts: LineParts; currency: string }) {
  if (!parts) return null
  if (typeof parts === 'string') return <small className="line-part">{parts}</small>
  return (
    <small className="line-part">
      <Money minor={parts.deposited} currency={currency} sign="always" symbol="plain" /> paid in
      <br />
      <Money minor={parts.earned} currency={currency} sign="always" symbol="plain" /> earned
    </small>
  )
}
