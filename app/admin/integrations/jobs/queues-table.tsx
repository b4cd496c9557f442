import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import type { JobsData } from './load-jobs.ts'

type Queue = JobsData['queues'][number]

export function QueuesTable({ queues }: Pick<JobsData, 'queues'>) {
  return (
    <DataTable
      label="Queues in which jobs wait"
      columns={columns}
      rows={queues}
      rowKey={({ queue }) => queue}
      tight
      keys={false}
      empty={<p className="soft">Nothing waits.</p>}
    />
  )
}

const columns: Column<Queue>[] = [
  { key: 'queue', head: 'Job', phone: 'title', cell: ({ queue }) => <b>{queue}</b> },
  {
    key: 'due',
    head: 'Longest due',
    phone: 'under',
    cell: ({ oldestDueSeconds }) =>
      oldestDueSeconds > 0 ? (
        `for ${durationWords(oldestDueSeconds)}`
      ) : (
        <span className="soft">not due yet</span>
      ),
  },
  { key: 'waiting', head: 'Waiting', align: 'end', phone: 'title-end', cell: ({ waiting }) => waiting },
]

const durationWords = (seconds: number) =>
  seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`
