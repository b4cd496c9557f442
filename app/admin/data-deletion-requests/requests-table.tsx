import { Link } from 'react-router'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { RequestRow } from './list-requests.ts'

type RequestsTableProps = { rows: readonly RequestRow[]; isOver: boolean; now: Date }

export function RequestsTable({ rows, isOver, now }: RequestsTableProps) {
  return (
    <DataTable
      label={isOver ? 'Requests that are over' : 'Requests that wait'}
      columns={isOver ? overColumns(now) : waitingColumns(now)}
      rows={rows}
      rowKey={({ id }) => id}
      tight
      empty={
        isOver ? (
          <EmptyState title="No request is over yet">
            Deleted accounts and cancelled requests are listed here.
          </EmptyState>
        ) : (
          <EmptyState title="Nobody is waiting to be deleted">
            A request comes here when a member asks for it in their account.
          </EmptyState>
        )
      }
    />
  )
}

function memberColumn(): Column<RequestRow> {
  return {
    key: 'member',
    head: 'Member',
    text: 'cut',
    phone: 'title',
    cell: ({ memberId, member: { name, username, email } }) => (
      <>
        <Link to={`/admin/users/${memberId}`}>
          <b>{name}</b>
        </Link>{' '}
        <span className="soft hide-s">{email || username}</span>
      </>
    ),
  }
}

function askedColumn(now: Date): Column<RequestRow> {
  return {
    key: 'asked',
    head: 'Asked',
    phone: 'under',
    cell: ({ askedAt }) => <Time at={askedAt} now={now} quiet />,
  }
}

function waitingColumns(now: Date): Column<RequestRow>[] {
  return [
    memberColumn(),
    askedColumn(now),
    {
      key: 'due',
      head: 'Deleted',
      phone: 'under-end',
      cell: ({ dueAt }) => (dueAt <= now ? <Tag tone="warn">Due</Tag> : <Time at={dueAt} now={now} quiet />),
    },
    {
      key: 'blocks',
      head: 'What blocks it',
      cell: ({ blocks }) =>
        blocks.length === 0 ? (
          <span className="soft">Nothing</span>
        ) : (
          <Tag tone="bad">{blocks.join('; ')}</Tag>
        ),
    },
    {
      key: 'decide',
      head: 'Decide',
      headHidden: true,
      align: 'end',
      phone: 'title-end',
      cell: ({ id, member }) => (
        <Link className="admin-act" to={`?request=${id}#decide`} aria-label={`Run or cancel: ${member.name}`}>
          Run or cancel
        </Link>
      ),
    },
  ]
}

function overColumns(now: Date): Column<RequestRow>[] {
  return [
    memberColumn(),
    askedColumn(now),
    {
      key: 'ended',
      head: 'Ended',
      phone: 'under-end',
      cell: ({ ended }) => (ended ? <Time at={ended.at} now={now} quiet /> : null),
    },
    {
      key: 'how',
      head: 'How',
      phone: 'title-end',
      cell: ({ ended }) =>
        ended ? <Tag tone={ended.how === 'deleted' ? 'plain' : 'ok'}>{ended.how}</Tag> : null,
    },
    { key: 'by', head: 'By', cell: ({ ended }) => ended?.by ?? '' },
  ]
}
