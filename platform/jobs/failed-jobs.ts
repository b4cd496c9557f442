import { sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'

/** The queue that nobody works on: a job whose last try failed is set aside in it, until someone decides about it. */
export const FAILED_QUEUE = 'failed'

export type FailedJob = {
  id: string
  job: string
  words: string
  tries: number
  writtenAt: Date
  failedAt: Date
}

/** Jobs that failed for good, the newest first. */
export async function listFailedJobs(db: Db, options: { limit: number }): Promise<FailedJob[]> {
  const { rows } = await db.execute<{
    id: string
    job: string
    words: string | null
    retries: number | null
    written_at: Date
    failed_at: Date
  }>(sql`
    select id, source_name as job, source_output ->> 'message' as words, source_retry_count as retries,
      source_created_on as written_at, created_on as failed_at
    from jobs.job
    where name = ${FAILED_QUEUE} and state < 'active' and not blocked
    order by created_on desc, id
    limit ${options.limit}`)
  return rows.map(({ id, job, words, retries, written_at, failed_at }) => ({
    id,
    job,
    words: words ?? 'It was not finished in time',
    tries: (retries ?? 0) + 1,
    writtenAt: new Date(written_at),
    failedAt: new Date(failed_at),
  }))
}

/** The names of those that are still set aside, which nobody else decides about until the transaction ends. */
export async function lockFailed(db: Db | DrizzleTransaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ job: string }>(sql`
    select source_name as job from jobs.job
    where name = ${FAILED_QUEUE} and state < 'active' and not blocked and id = any(${sql.param([...ids])}::uuid[])
    order by created_on, id
    for update`)
  return rows.map(({ job }) => job)
}
