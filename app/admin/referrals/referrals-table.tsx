import { Link } from 'react-router'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { ReferralRow } from './load-referrals.ts'

type ReferralsTableProps = {
  rows: readonly ReferralRow[]
  isDecided: boolean
  now: Date
  currency: string
}

export function ReferralsTable({ rows, isDecided, now, currency }: ReferralsTableProps) {
  return (
    <DataTable
      label={isDecided ? 'Decided invitations' : 'Invitations whose rewards wait'}
      columns={[...common, ...(isDecided ? decided(now) : waiting(now, currency))]}
      rows={rows}
      rowKey={({ id }) => id}
      tight
      empty={
        isDecided ? (
          <EmptyState title="Nothing was decided yet">
            What was released or refused is listed here, with who decided.
          </EmptyState>
        ) : (
          <EmptyState title="Nothing waits">
            Rewards come here when a device, an address, a card or a payout method says that two accounts are
            one person’s.
          </EmptyState>
        )
      }
    />
  )
}

const common: Column<ReferralRow>[] = [
  {
    key: 'referrer',
    head: 'Who invited',
    text: 'cut',
    phone: 'title',
    cell: ({ referrerId, referrer }) => <Link to={`/admin/users/${referrerId}`}>{referrer}</Link>,
  },
  {
    key: 'invited',
    head: 'Invited',
    text: 'cut',
    phone: 'under',
    cell: ({ id, invited }) => <Link to={`/admin/users/${id}`}>{invited}</Link>,
  },
]

function waiting(now: Date, currency: string): Column<ReferralRow>[] {
  return [
    { key: 'signs', head: 'What says so', cell: ({ signs }) => signs.join(' ') },
    {
      key: 'since',
      head: 'Since',
      cell: ({ heldAt }) => (heldAt ? <Time at={heldAt} now={now} quiet /> : null),
    },
    {
      key: 'held',
      head: 'Waits',
      align: 'end',
      phone: 'under-end',
      cell: ({ held }) => <Money minor={held} currency={currency} />,
    },
    {
      key: 'look',
      head: 'Look',
      headHidden: true,
      align: 'end',
      phone: 'title-end',
      cell: ({ id, referrer, invited }) => (
        <Link
          className="admin-act"
          to={`/admin/referrals/${id}`}
          aria-label={`Look and decide: ${referrer} and ${invited}`}
        >
          Look and decide
        </Link>
      ),
    },
  ]
}

function decided(now: Date): Column<ReferralRow>[] {
  return [
    {
      key: 'decided',
      head: 'Decided',
      phone: 'under-end',
      cell: ({ decidedAt }) => (decidedAt ? <Time at={decidedAt} now={now} quiet /> : null),
    },
    { key: 'by', head: 'By', cell: ({ decidedByName }) => decidedByName },
    {
      key: 'state',
      head: 'State',
      phone: 'title-end',
      cell: ({ id, state, referrer, invited }) => (
        <Link to={`/admin/referrals/${id}`} aria-label={`Look: ${referrer} and ${invited}`}>
          <Tag tone={state === 'refused' ? 'bad' : 'ok'}>{state === 'refused' ? 'Refused' : 'Released'}</Tag>
        </Link>
      ),
    },
  ]
}
