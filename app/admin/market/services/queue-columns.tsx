import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import type { Claim } from '#domain/claims/index.ts'
import type { Column } from '#app/ui/table/column.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { QueueRow } from './load-queue.ts'
import { stateWords } from '#app/shared/services/service-state-words.ts'

/** `isQueue`: of what waits; the flags of all others are nothing to sort by. */
export function queueColumns(now: Date, isQueue: boolean): Column<QueueRow>[] {
  return [
    {
      key: 'title',
      head: 'Service',
      sort: true,
      phone: 'title',
      cell: (row) => (
        <span className="queue-work">
          {row.cover ? (
            <img src={row.cover.src} alt="" width={48} height={36} loading="lazy" decoding="async" />
          ) : (
            <span className="queue-none" />
          )}
          <Link to={`/admin/market/services/${row.id}`}>
            <b>{row.title || 'Untitled'}</b>
          </Link>
        </span>
      ),
    },
    {
      key: 'seller',
      head: 'Seller',
      phone: 'under',
      cell: (row) => (
        <>
          <Avatar name={row.seller.name} src={row.seller.avatarUrl} size={24} />
          <Link to={`/admin/users/${row.seller.id}`}>{row.seller.name}</Link>
        </>
      ),
    },
    { key: 'history', head: 'Before', cell: (row) => <span className="soft">{historyWords(row)}</span> },
    {
      key: 'state',
      head: 'State',
      phone: 'title-end',
      cell: (row) => <Waits row={row} />,
    },
    { key: 'claim', head: 'Looks at it', cell: (row) => <ClaimWords claim={row.claim} /> },
    {
      key: 'flags',
      head: 'Flags',
      align: 'end',
      sort: isQueue,
      cell: (row) =>
        row.flagsCount > 0 ? <Tag tone="bad">{row.flagsCount}</Tag> : <span className="faint">0</span>,
    },
    {
      key: 'submitted',
      head: isQueue ? 'Waits since' : 'Submitted',
      align: 'end',
      sort: true,
      first: 'ascending',
      phone: 'under-end',
      cell: (row) => (row.submittedAt ? <Time at={row.submittedAt} now={now} compact quiet /> : '–'),
    },
  ]
}

/** Who looks at it now, if anybody. */
export function ClaimWords({ claim }: { claim: Claim | null }) {
  if (!claim) return <span className="faint">–</span>
  return <span className="soft">{claim.isMine ? 'You' : claim.name}</span>
}

function historyWords({ seller: { history } }: QueueRow): string {
  if (history.approved + history.rejected === 0) return 'first service'
  return `${history.approved} approved, ${history.rejected} sent back`
}

function Waits({ row }: { row: QueueRow }) {
  if (row.waits === 'before') return <Tag tone="warn">{row.isChange ? 'Changed words' : 'New'}</Tag>
  if (row.waits === 'after') return <Tag tone="info">Shown, look after</Tag>
  return <Tag>{stateWords[row.state]}</Tag>
}
