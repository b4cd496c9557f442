import { useActionData, useLocation } from 'react-router'
import { staffOnly, reading } from '#app/edge.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { DataTable } from '#app/ui/table/table.tsx'
import { refusalElsewhere, refusalFor } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import type { Route } from './+types/payouts.page.ts'
import { payoutsIntents, type PayoutsAnswer, type SomeRefused, type PayoutsIntent } from './act-on-payouts.ts'
import { BatchPanel } from './batches/batch-panel.tsx'
import { doneWords, MOVED, payoutsOf } from './done-words.ts'
import { LedgerPanel } from './ledger-panel.tsx'
import { loadPayouts, type PayoutsData } from './load-payouts.ts'
import { NoPayouts } from './no-payouts.tsx'
import { payoutColumns } from './payout-columns.tsx'
import { PayoutFiltersForm } from './payout-filters-form.tsx'
import { PayoutPanel } from './payout-panel.tsx'
import cssUrl from './payouts.css?url'
import { ReasonForm } from './reason-form.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(staffOnly('payouts.read', loadPayouts))

export const action = payoutsIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Payouts')

export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  const { opened, reason, backTo, verifications, now } = loaderData
  const answer = useActionData() as PayoutsAnswer | undefined
  const refusedForm = answer && 'formId' in answer ? answer : undefined
  const done = answer ? undefined : doneWords(loaderData.done)
  return (
    <>
      <PageHead
        title="Payouts"
        lede="Money that members want to withdraw. It waits in transit until it is paid or goes back."
      />
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      {answer && 'refused' in answer ? (
        <Note tone="bad" role="alert">
          <p>
            {payoutsOf(answer.done)} {MOVED[answer.move]}, {answer.refused.length} could not be:
          </p>
          <ul>
            {[...new Set(answer.refused)].map((why) => (
              <li key={why}>{why}.</li>
            ))}
          </ul>
        </Note>
      ) : null}
      {answer && 'noBatch' in answer ? (
        <Note tone="bad" role="alert">
          <b>No batch was made.</b> {answer.noBatch}.
        </Note>
      ) : null}
      <RefusedElsewhere
        result={refusalElsewhere(reason ? ['reason'] : [], refusedForm)}
        wrote={{ reason: 'Reason' }}
      />
      {reason ? (
        <ReasonForm
          key={`${reason.move} ${reason.payouts.map(({ id }) => id).join(' ')}`}
          {...reason}
          backTo={backTo}
          limits={loaderData.limits}
          lastResult={answer && 'refused' in answer ? typedBefore(answer) : refusalFor('reason', refusedForm)}
        />
      ) : null}
      {opened ? <PayoutPanel opened={opened} backTo={backTo} /> : null}
      <BatchPanel {...loaderData} />
      <PayoutFiltersForm {...loaderData.filters} />
      <PayoutTable {...loaderData} chosen={answer && 'chosen' in answer ? answer.chosen : []} />
      <Pagination page={loaderData.page} pages={loaderData.pages} note={`${loaderData.aPage} a page`} />
      <LedgerPanel verifications={verifications} now={now} />
    </>
  )
}

/** Some were refused: the reason stays for whoever goes on with the others. */
const typedBefore = ({ reason }: SomeRefused) => ({ initialValue: { reason: reason ?? '' } })

type PayoutTableProps = PayoutsData & { chosen: readonly string[] }

function PayoutTable({ rows, found, isOver, filters, now, backTo, csvAddress, chosen }: PayoutTableProps) {
  const { key } = useLocation()
  const openAddress = (id: string) => `${backTo}${backTo.includes('?') ? '&' : '?'}payout=${id}#decide`
  return (
    <DataTable
      key={key}
      label="Payouts"
      columns={payoutColumns(now, openAddress)}
      rows={rows}
      rowKey={(row) => row.id}
      sort={filters.sort}
      count={isOver ? `Over ${payoutsOf(formatCount(found))}` : payoutsOf(found)}
      csvHref={csvAddress}
      tight
      select={{
        name: 'payout',
        valueOf: (row) => row.id,
        labelOf: (row) => `payout ${row.number}`,
        chosen,
        action: backTo,
        note: 'Each is written to the audit log',
        actions: (
          <>
            <button name="intent" value={'approve' satisfies PayoutsIntent}>
              Approve
            </button>
            <button name="intent" value={'reject' satisfies PayoutsIntent}>
              Reject…
            </button>
            <button name="intent" value={'send' satisfies PayoutsIntent}>
              Sent
            </button>
            <button name="intent" value={'pay' satisfies PayoutsIntent}>
              Paid
            </button>
            <button name="intent" value={'fail' satisfies PayoutsIntent}>
              Failed…
            </button>
            <button name="intent" value={'batch-bank' satisfies PayoutsIntent}>
              Bank file
            </button>
            <button name="intent" value={'batch-hand' satisfies PayoutsIntent}>
              List to pay
            </button>
          </>
        ),
      }}
      empty={<NoPayouts {...filters} />}
    />
  )
}
