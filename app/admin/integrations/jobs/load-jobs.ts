import type { MemberEdge } from '#app/edge.ts'
import { authorise } from '#domain/settings/permissions.ts'
import { discardJobsLimits } from '#domain/watch/index.ts'
import { listFailedJobs } from '#platform/jobs/failed-jobs.ts'
import { inspectJobs } from '#platform/jobs/inspect-jobs.ts'
import { doneWords } from './done-words.ts'

const MOST_SHOWN = 100

/** Who takes jobs, what waits for them and what they could not do. */
export async function loadJobs({ db, actor, url, clock }: MemberEdge) {
  authorise(actor, 'integrations.read')
  const [seen, failedJobs] = await Promise.all([inspectJobs(db), listFailedJobs(db, { limit: MOST_SHOWN })])
  const asked = new Set(url.searchParams.getAll('job'))
  return {
    now: clock.now(),
    workers: seen.workers,
    queues: seen.queues.filter(({ waiting }) => waiting > 0),
    failed: seen.failed,
    failedJobs,
    /** What is about to be let go, once there is a reason. */
    leaving: url.searchParams.get('with') === 'let-go' ? failedJobs.filter(({ id }) => asked.has(id)) : [],
    limits: discardJobsLimits,
    done: doneWords(url.searchParams.get('done')),
  }
}

export type JobsData = Awaited<ReturnType<typeof loadJobs>>
