import type { z } from 'zod'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import type { discardJobsInput } from './input.ts'
import { SOMEONE_WAS_FASTER } from './try-failed-jobs-again.ts'

/** Lets jobs that failed for good go: they are never done. Says how many there still were. */
export async function discardFailedJobs(
  tx: Transaction,
  actor: Actor,
  { jobs, reason }: z.output<typeof discardJobsInput>,
  { queue, origin }: { queue: Pick<JobQueue, 'letGo'>; origin: Origin },
): Promise<number> {
  authorise(actor, 'jobs.decide')
  const names = await queue.letGo(tx.db, jobs)
  if (names.length === 0) throw new Conflict(SOMEONE_WAS_FASTER)
  await recordSecurityEvent(tx, { kind: 'jobs.let-go', actor, origin, details: { jobs: names, reason } })
  return names.length
}
