import { Link } from 'react-router'
import {
  paymentPurposeWords,
  paymentStateTones,
  paymentStateWords,
} from '#app/shared/money/money-state-words.ts'
import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'
import type { PaymentRow } from './load-payments.ts'

export function paymentColumns(now: Date): Column<PaymentRow>[] {
  return [
    {
      key: 'payment',
      head: 'Payment',
      text: 'cut',
      phone: 'title',
      cell: (row) => (
        <Link to={`/admin/payments/${row.id}`}>
          <b>
            {row.id.slice(0, 8)}, {row.member}
          </b>
        </Link>
      ),
    },
    {
      key: 'kind',
      head: 'For',
      phone: 'under',
      cell: (row) => <span className="soft">{paymentPurposeWords[row.purpose]}</span>,
    },
    {
      key: 'provider',
      head: 'Through',
      cell: (row) => <span className="soft">{paymentProviderTitles[row.provider]}</span>,
    },
    {
      key: 'state',
      head: 'State',
      phone: 'under-end',
      cell: (row) => (
        <>
          <Tag tone={paymentStateTones[row.state]}>{paymentStateWords[row.state]}</Tag>{' '}
          {row.refunded > 0n && row.state === 'succeeded' ? <Tag tone="info">part sent back</Tag> : null}
        </>
      ),
    },
    {
      key: 'created',
      head: 'Begun',
      sort: true,
      align: 'end',
      cell: (row) => <Time at={row.createdAt} now={now} compact quiet />,
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
