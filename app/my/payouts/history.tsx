import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { OwnPayout } from '#domain/payouts/index.ts'
import { stateLabels, stateTones } from '#domain/payouts/payout-words.ts'

const columns: Column<OwnPayout>[] = [
  { key: 'number', head: 'Payout', cell: ({ number }) => number },
  {
    key: 'method',
    head: 'To',
    text: 'wrap',
    phone: 'title',
    cell: ({ methodLabel, reason }) => (
      <>
        {methodLabel}
        {reason ? <small className="payout-reason">{reason}</small> : null}
      </>
    ),
  },
  { key: 'asked', head: 'Asked', phone: 'under', cell: ({ askedAt }) => <Time at={askedAt} quiet /> },
  {
    key: 'ended',
    head: 'Ended',
    cell: ({ endedAt }) => (endedAt ? <Time at={endedAt} quiet /> : <span className="soft">not yet</span>),
  },
  {
    key: 'state',
    head: 'State',
    phone: 'under-end',
    cell: ({ state }) => <Tag tone={stateTones[state]}>{stateLabels[state]}</Tag>,
  },
  {
    key: 'amount',
    head: 'Amount',
    align: 'end',
    phone: 'title-end',
    cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
  },
]

/** Every payout there was, with its state and, where it came to nothing, why. */
export function History({ rows }: { rows: readonly OwnPayout[] }) {
  return (
    <DataTable
      label="Payouts"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      keys={false}
      empty={<p className="soft">None yet. What you ask for stands here, with each state it goes through.</p>}
    />
  )
}
