import { useLocation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { jobsOf } from './done-words.ts'
import type { JobsData } from './load-jobs.ts'
import type { JobsIntent } from './act-on-jobs.ts'

type FailedJob = JobsData['failedJobs'][number]

/** Jobs whose last try failed: each says why, and waits for someone to decide about it. */
export function FailedJobsTable({ failedJobs, failed, now }: JobsData) {
  const { key } = useLocation()
  return (
    <DataTable
      key={key}
      label="Jobs that failed for good, the newest first"
      columns={columnsAt(now)}
      rows={failedJobs}
      rowKey={({ id }) => id}
      count={
        failed > failedJobs.length ? `The newest ${failedJobs.length} of ${jobsOf(failed)}` : jobsOf(failed)
      }
      tight
      select={{
        name: 'jobs',
        valueOf: ({ id }) => id,
        labelOf: ({ job, failedAt }) => `${job} of ${failedAt.toISOString()}`,
        action: '/admin/integrations/jobs',
        note: 'It is written to the audit log',
        actions: (
          <>
            <button name="intent" value={'try-again' satisfies JobsIntent}>
              Try again
            </button>
            <button name="intent" value={'let-go' satisfies JobsIntent}>
              Let go…
            </button>
          </>
        ),
      }}
      empty={
        <EmptyState title="No job failed for good">
          A job is tried again by itself, further apart each time. What fails at its last try is listed here.
        </EmptyState>
      }
    />
  )
}

function columnsAt(now: Date): Column<FailedJob>[] {
  return [
    { key: 'job', head: 'Job', phone: 'title', cell: ({ job }) => <b>{job}</b> },
    {
      key: 'why',
      head: 'Why',
      text: 'wrap',
      phone: 'under',
      cell: ({ words }) => <span className="job-words">{words}</span>,
    },
    { key: 'tries', head: 'Tries', align: 'end', cell: ({ tries }) => tries },
    {
      key: 'written',
      head: 'Asked for',
      cell: ({ writtenAt }) => <Time at={writtenAt} now={now} compact quiet />,
    },
    {
      key: 'failed',
      head: 'Failed',
      phone: 'under-end',
      cell: ({ failedAt }) => <Time at={failedAt} now={now} compact quiet />,
    },
    {
      key: 'act',
      head: 'Act',
      headHidden: true,
      align: 'end',
      phone: 'title-end',
      cell: ({ id, job }) => (
        <Button size="s" name="one" value={id} aria-label={`Try again: ${job}`}>
          Try again
        </Button>
      ),
    },
  ]
}
