import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { stateLabels, stateTones } from '#domain/payouts/payout-words.ts'
import { payoutsOf } from '../done-words.ts'
import type { BatchData } from './load-batch.ts'

type Row = BatchData['payouts'][number]

const columns: Column<Row>[] = [
  {
    key: 'member',
    head: 'Payout',
    text: 'cut',
    phone: 'title',
    cell: (row) => (
      <Link to={`/admin/payouts?show=all&payout=${row.id}#decide`}>
        <b>
          {row.number}, {row.member}
        </b>
      </Link>
    ),
  },
  {
    key: 'method',
    head: 'To',
    text: 'cut',
    phone: 'under',
    cell: (row) => <span className="soft">{row.methodLabel}</span>,
  },
  {
    key: 'state',
    head: 'State',
    phone: 'under-end',
    cell: (row) => <Tag tone={stateTones[row.state]}>{stateLabels[row.state]}</Tag>,
  },
  {
    key: 'amount',
    head: 'Amount',
    align: 'end',
    phone: 'title-end',
    cell: (row) => <Money minor={row.amount} currency={row.currency} />,
  },
]

export function BatchPayouts({ payouts }: BatchData) {
  return (
    <DataTable
      label="Payouts of the batch"
      columns={columns}
      rows={payouts}
      rowKey={(row) => row.id}
      count={payoutsOf(payouts.length)}
      tight
    />
  )
}
