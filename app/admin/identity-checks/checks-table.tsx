import { Link } from 'react-router'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { checkStateLabels, checkStateTones } from '#domain/identity-checks/check-words.ts'
import type { CheckRow } from './load-checks.ts'

type ChecksTableProps = { rows: readonly CheckRow[]; isDecided: boolean; now: Date }

export function ChecksTable({ rows, isDecided, now }: ChecksTableProps) {
  return (
    <DataTable
      label={isDecided ? 'Decided identity checks' : 'Identity checks that wait'}
      columns={isDecided ? [...common(now), ...decided(now)] : [...common(now), look]}
      rows={rows}
      rowKey={({ id }) => id}
      tight
      empty={
        isDecided ? (
          <EmptyState title="Nothing was decided yet">
            What was approved or sent back is listed here, without the documents.
          </EmptyState>
        ) : (
          <EmptyState title="Nobody waits">
            Documents come here when a member wants to withdraw more than goes without a check.
          </EmptyState>
        )
      }
    />
  )
}

function common(now: Date): Column<CheckRow>[] {
  return [
    {
      key: 'member',
      head: 'Member',
      text: 'cut',
      phone: 'title',
      cell: ({ memberId, member }) => (
        <Link to={`/admin/users/${memberId}`}>
          <b>{member}</b>
        </Link>
      ),
    },
    { key: 'sent', head: 'Sent', phone: 'under', cell: ({ sentAt }) => <Time at={sentAt} now={now} quiet /> },
  ]
}

const look: Column<CheckRow> = {
  key: 'look',
  head: 'Look',
  headHidden: true,
  align: 'end',
  phone: 'title-end',
  cell: ({ id, member }) => (
    <Link className="admin-act" to={`/admin/identity-checks/${id}`} aria-label={`Look and decide: ${member}`}>
      Look and decide
    </Link>
  ),
}

function decided(now: Date): Column<CheckRow>[] {
  return [
    {
      key: 'decided',
      head: 'Decided',
      phone: 'under-end',
      cell: ({ decidedAt }) => (decidedAt ? <Time at={decidedAt} now={now} quiet /> : null),
    },
    { key: 'by', head: 'By', cell: ({ decidedByName }) => decidedByName },
    {
      key: 'documents',
      head: 'Documents',
      cell: ({ id, member, removedAt }) =>
        removedAt ? (
          <span className="soft">Deleted</span>
        ) : (
          <Link to={`/admin/identity-checks/${id}`} aria-label={`Look: ${member}`}>
            Look
          </Link>
        ),
    },
    {
      key: 'state',
      head: 'State',
      phone: 'title-end',
      cell: ({ state }) => <Tag tone={checkStateTones[state]}>{checkStateLabels[state]}</Tag>,
    },
  ]
}
