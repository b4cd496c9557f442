import type { JobsSeen } from '#platform/jobs/inspect-jobs.ts'

export const TROUBLE_KINDS = ['nobody-works', 'jobs-late', 'jobs-failed'] as const
export type TroubleKind = (typeof TROUBLE_KINDS)[number]

/** Something that an administrator must know of. `newsAt` is when it last became worse, where that is known. */
export type Trouble = { kind: TroubleKind; words: string; newsAt?: Date | undefined }

/** As long as a job may run at most: the next of its queue can rightly wait so long, and no longer. */
export const LATE_AFTER_SECONDS = 900

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What is wrong with the jobs, in words for the operator. */
export function troublesOf(seen: JobsSeen): Trouble[] {
  const { workers, waiting, failed, oldestDueSeconds, lastFailedAt } = seen
  const troubles: Trouble[] = []
  if (!workers.some((worker) => !worker.isSilent))
    troubles.push({
      kind: 'nobody-works',
      words: `No worker takes jobs: ${counted(waiting, 'waits', 'wait')}. E-mails, payments and deadlines stand still.`,
    })
  else if (oldestDueSeconds > LATE_AFTER_SECONDS)
    troubles.push({
      kind: 'jobs-late',
      words: `A job has been due for ${Math.floor(oldestDueSeconds / 60)} minutes, and no worker has taken it.`,
    })
  if (failed > 0)
    troubles.push({
      kind: 'jobs-failed',
      words: `${counted(failed, 'job', 'jobs')} failed for good.`,
      newsAt: lastFailedAt,
    })
  return troubles
}
