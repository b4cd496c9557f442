import type { z } from 'zod'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import type { tryAgainInput } from './input.ts'

/** Gives jobs that failed for good back to the workers. Says how many there still were. */
export async function tryFailedJobsAgain(
  tx: Transaction,
  actor: Actor,
  { jobs }: z.output<typeof tryAgainInput>,
  { queue, origin }: { queue: Pick<JobQueue, 'tryAgain'>; origin: Origin },
): Promise<number> {
  authorise(actor, 'jobs.decide')
  const names = await queue.tryAgain(tx.db, jobs)
  if (names.length === 0) throw new Conflict(SOMEONE_WAS_FASTER)
  await recordSecurityEvent(tx, { kind: 'jobs.tried-again', actor, origin, details: { jobs: names } })
  return names.length
}

export const SOMEONE_WAS_FASTER = 'Someone was faster: these jobs are not among the failed ones any more'
