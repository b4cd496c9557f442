import { troublesOf } from '#domain/watch/index.ts'
import { type JobsSeen, inspectJobs, type WorkerSeen } from '#platform/jobs/inspect-jobs.ts'
import { askHealth } from './health.ts'
import type { Integration } from './integration.ts'
import type { IntegrationEdge } from './parts.ts'

/** Who takes the jobs, what waits for them, and what they could not do. */
export async function inspectWorkers({ config, db, queue, bus }: IntegrationEdge): Promise<Integration> {
  let seen: JobsSeen | undefined
  const health = await askHealth(
    async () => {
      seen = await inspectJobs(db)
      const troubles = troublesOf(seen).map(({ words }) => words)
      if (!queue?.isRunning()) troubles.push('The queue does not run in this process.')
      if (troubles.length > 0) throw new Error(troubles.join(' '))
      return 'Jobs are taken as they fall due'
    },
    { failure: 'In trouble' },
  )
  return {
    id: 'jobs',
    title: 'Jobs',
    uses: config.jobs === 'inside' ? 'Web processes take them' : 'Workers of their own take them',
    lines: [
      ...(seen ? linesOf(seen) : []),
      { name: 'Words between processes', value: bus?.isListening() ? 'heard' : 'not heard' },
    ],
    health,
    test: undefined,
    lastError: undefined,
    more: { to: '/admin/integrations/jobs', label: 'Workers and failed jobs' },
  }
}

function linesOf({ workers, waiting, failed, oldestDueSeconds }: JobsSeen): Integration['lines'] {
  const count = (isSilent: boolean) =>
    workers.filter((worker: WorkerSeen) => worker.isSilent === isSilent).length
  return [
    { name: 'Workers alive', value: String(count(false)) },
    { name: 'Workers silent', value: String(count(true)) },
    { name: 'Waiting', value: String(waiting) },
    { name: 'Longest due', value: oldestDueSeconds > 0 ? `${oldestDueSeconds} s` : 'nothing is due' },
    { name: 'Failed for good', value: String(failed) },
  ]
}
