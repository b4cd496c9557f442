import { Link } from 'react-router'
import { projectStateTones, projectStateWords } from '#app/shared/projects/project-words.ts'
import type { Column } from '#app/ui/table/column.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { ClaimWords } from '../queue-columns.tsx'
import type { ProjectQueueRow } from './load-project-queue.ts'

export function projectColumns(now: Date): Column<ProjectQueueRow>[] {
  return [
    {
      key: 'title',
      head: 'Project',
      text: 'cut',
      phone: 'title',
      cell: (row) => (
        <Link to={`/admin/market/projects/${row.id}`}>
          <b>{row.title}</b>
        </Link>
      ),
    },
    {
      key: 'owner',
      head: 'Owner',
      phone: 'under',
      cell: (row) => <Link to={`/admin/users/${row.owner.id}`}>{row.owner.name}</Link>,
    },
    {
      key: 'category',
      head: 'Category',
      text: 'cut',
      cell: (row) => <span className="soft">{row.category}</span>,
    },
    {
      key: 'state',
      head: 'State',
      phone: 'title-end',
      cell: (row) => <Tag tone={projectStateTones[row.state]}>{projectStateWords[row.state]}</Tag>,
    },
    { key: 'claim', head: 'Looks at it', cell: (row) => <ClaimWords claim={row.claim} /> },
    {
      key: 'flags',
      head: 'Flags',
      align: 'end',
      cell: (row) =>
        row.flagsCount > 0 ? <Tag tone="bad">{row.flagsCount}</Tag> : <span className="faint">0</span>,
    },
    {
      key: 'submitted',
      head: 'Waits since',
      align: 'end',
      phone: 'under-end',
      cell: (row) => (row.submittedAt ? <Time at={row.submittedAt} now={now} compact quiet /> : '–'),
    },
  ]
}
