import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { disputeStateNames, reasonWords } from './dispute-words.ts'
import type { LoadedDisputes } from './load-disputes.ts'

const HERE = '/admin/deals/analytics'
type Row = LoadedDisputes['disputes']['rows'][number]

type DisputeListProps = LoadedDisputes & {
  asked: { days: number; show: 'open' | 'ended'; page: number }
  now: Date
  currency: string
}

/** Disputes with their deadlines, the one to be decided first on top. */
export function DisputeList({ disputes, asked, now, open, currency }: DisputeListProps) {
  const { rows, found, pages } = disputes
  const to = (show: string) => `${HERE}?days=${asked.days}&show=${show}#disputes`
  return (
    <>
      <h2>Disputes</h2>
      <Tabs
        label="Disputes"
        tabs={[
          { to: to('open'), label: 'Open', count: open.open, current: asked.show === 'open' },
          { to: to('ended'), label: 'Over', current: asked.show === 'ended' },
        ]}
      />
      <DataTable
        label={asked.show === 'open' ? 'Open disputes' : 'Disputes that are over'}
        columns={columnsOf(now, currency, asked.show)}
        rows={rows}
        rowKey={(row) => row.dispute.id}
        count={`${formatCount(found)} ${found === 1 ? 'dispute' : 'disputes'}`}
        tight
        empty={
          <p className="soft">
            {asked.show === 'open' ? 'No dispute is open.' : 'No dispute has ended yet.'}
          </p>
        }
      />
      <Pagination page={Math.min(asked.page, pages)} pages={pages} note="25 a page" />
    </>
  )
}

function columnsOf(now: Date, currency: string, show: 'open' | 'ended'): Column<Row>[] {
  return [
    {
      key: 'deal',
      head: 'Deal',
      phone: 'title',
      cell: (row) => (
        <Link to={`${HERE}?dispute=${row.dispute.id}`}>
          <b>{row.title}</b>
        </Link>
      ),
    },
    {
      key: 'sides',
      head: 'Buyer, seller',
      phone: 'under',
      cell: (row) => `${row.buyer}, ${row.seller}`,
    },
    { key: 'reason', head: 'Reason', cell: (row) => reasonWords[row.dispute.reason] },
    {
      key: 'price',
      head: 'At stake',
      align: 'end',
      phone: 'title-end',
      cell: (row) => <Money minor={row.priceMinor} currency={currency} />,
    },
    {
      key: 'stage',
      head: show === 'open' ? 'Waits for' : 'Ended',
      cell: (row) => <Stage {...row.dispute} now={now} />,
    },
    show === 'open'
      ? {
          key: 'decide',
          head: 'Decide by',
          align: 'end',
          phone: 'under-end',
          cell: (row) => <Time at={row.dispute.decideBy} now={now} quiet />,
        }
      : {
          key: 'ended',
          head: 'When',
          align: 'end',
          phone: 'under-end',
          cell: (row) => (row.dispute.endedAt ? <Time at={row.dispute.endedAt} now={now} quiet /> : '–'),
        },
  ]
}

/** Whose turn it is: an answer, the two of them, or an administrator. */
function Stage({ state, answeredAt, answerBy, settleBy, now }: Row['dispute'] & { now: Date }) {
  if (state === 'appealed') return <Tag tone="bad">the appeal</Tag>
  if (state !== 'open') return <Tag>{disputeStateNames[state]}</Tag>
  if (settleBy <= now) return <Tag tone="bad">your decision</Tag>
  if (!answeredAt && answerBy > now)
    return (
      <>
        an answer, <Time at={answerBy} now={now} quiet />
      </>
    )
  return (
    <>
      the two to settle, <Time at={settleBy} now={now} quiet />
    </>
  )
}
