import { Pie } from '#app/ui/figures/pie/pie.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { JobsData } from './load-jobs.ts'

type Worker = JobsData['workers'][number]

export function WorkersTable({ workers, now }: Pick<JobsData, 'workers' | 'now'>) {
  return (
    <DataTable
      label="Processes that take jobs"
      columns={columnsAt(now)}
      rows={workers}
      rowKey={({ place, startedAt }) => `${place} ${startedAt.getTime()}`}
      tight
      keys={false}
      empty={<p className="soft">No process has given a sign of life. Start a worker: npm run worker.</p>}
    />
  )
}

function columnsAt(now: Date): Column<Worker>[] {
  return [
    { key: 'place', head: 'Where', phone: 'title', cell: ({ place }) => <b>{place}</b> },
    {
      key: 'since',
      head: 'Since',
      phone: 'under',
      cell: ({ startedAt }) => <Time at={startedAt} now={now} quiet />,
    },
    {
      key: 'seen',
      head: 'Last sign of life',
      phone: 'under-end',
      cell: ({ seenAt }) => <Time at={seenAt} now={now} quiet />,
    },
    {
      key: 'state',
      head: 'State',
      phone: 'title-end',
      cell: ({ isSilent }) => (
        <Pie part={isSilent ? 0 : 4} tone={isSilent ? 'bad' : undefined}>
          {isSilent ? 'Silent' : 'Alive'}
        </Pie>
      ),
    },
  ]
}
