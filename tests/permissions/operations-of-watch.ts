import { discardFailedJobs, raiseAlarms, tryFailedJobsAgain } from '#domain/watch/index.ts'
import { admins, operation, type Operations } from './operation.ts'
import { context } from './scene.ts'

const job = '7f3c1a52-4b4e-4d0a-9d41-0a4f6c1f2b11'
/** A queue in which this job failed. */
const queue = { tryAgain: async () => ['mail.send'], letGo: async () => ['mail.send'] }

export const operationsOfWatch: Operations = {
  'watch.discardFailedJobs': operation(
    admins,
    ({ tx, asks }) =>
      () =>
        discardFailedJobs(tx, asks, { jobs: [job], reason: 'For a test' }, { ...context, queue }),
  ),
  'watch.raiseAlarms': operation(['clock'], ({ tx, asks }) => {
    const trouble = { kind: 'jobs-failed', words: '1 job failed for good.' } as const
    return () => raiseAlarms(tx, asks, [trouble])
  }),
  'watch.tryFailedJobsAgain': operation(
    admins,
    ({ tx, asks }) =>
      () =>
        tryFailedJobsAgain(tx, asks, { jobs: [job] }, { ...context, queue }),
  ),
}
