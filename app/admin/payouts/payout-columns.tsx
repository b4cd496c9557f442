import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { stateLabels, stateTones } from '#domain/payouts/payout-words.ts'
import type { PayoutRow } from './load-payouts.ts'

export function payoutColumns(now: Date, openAddress: (id: string) => string): Column<PayoutRow>[] {
  return [
    {
      key: 'member',
      head: 'Payout',
      text: 'cut',
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={openAddress(row.id)}>
            <b>
              {row.number}, {row.member}
            </b>
          </Link>{' '}
          {row.isOwn ? <Tag tone="info">yours</Tag> : null}
        </>
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
      key: 'asked',
      head: 'Asked',
      sort: true,
      cell: (row) => <Time at={row.askedAt} now={now} compact quiet />,
    },
    {
      key: 'due',
      head: 'Decide by',
      cell: (row) =>
        row.batchNumber !== null ? (
          <Link to={`/admin/payouts/batches/${row.batchNumber}`}>batch {row.batchNumber}</Link>
        ) : row.state !== 'requested' ? (
          <span className="soft">decided</span>
        ) : row.decideBy < now ? (
          <Tag tone="bad">overdue</Tag>
        ) : (
          <Time at={row.decideBy} now={now} quiet />
        ),
    },
    {
      key: 'amount',
      head: 'Amount',
      align: 'end',
      sort: true,
      phone: 'title-end',
      cell: (row) => <Money minor={row.amount} currency={row.currency} />,
    },
  ]
}
