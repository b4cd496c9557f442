import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { batchKindLabels, batchStateLabels, batchStateTones } from '#domain/payouts/batch-words.ts'
import type { ListedBatch } from '#domain/payouts/index.ts'

export function batchColumns(now: Date): Column<ListedBatch>[] {
  return [
    {
      key: 'number',
      head: 'Batch',
      phone: 'title',
      cell: (row) => (
        <Link to={`/admin/payouts/batches/${row.number}`}>
          <b>Batch {row.number}</b>
        </Link>
      ),
    },
    {
      key: 'kind',
      head: 'Kind',
      text: 'cut',
      phone: 'under',
      cell: (row) => <span className="soft">{batchKindLabels[row.kind]}</span>,
    },
    {
      key: 'state',
      head: 'State',
      phone: 'under-end',
      cell: (row) => <Tag tone={batchStateTones[row.state]}>{batchStateLabels[row.state]}</Tag>,
    },
    { key: 'made', head: 'Made', cell: (row) => <Time at={row.madeAt} now={now} compact quiet /> },
    { key: 'count', head: 'Payouts', align: 'end', cell: (row) => row.count },
    {
      key: 'sum',
      head: 'Sum',
      align: 'end',
      phone: 'title-end',
      cell: (row) => <Money minor={row.sum} currency={row.currency} />,
    },
  ]
}
