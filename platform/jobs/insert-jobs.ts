import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Gathering, PendingWrites } from '#platform/db/pending-writes.ts'

/** A job as it is written down: when it begins is left out where that is now. */
type NewJob = { name: string; data: object; startAt?: string; key?: string }

/** Jobs of a transaction are written by its last statement: the same one twice is one. */
export function gatherJobs(
  schema: string,
): (pending: PendingWrites, job: Omit<NewJob, 'startAt'> & { startAt?: Date | undefined }) => void {
  const jobs: Gathering<NewJob> = {
    name: 'jobs',
    write: (asked) =>
      insertJobs(schema, [...new Map(asked.map((job) => [JSON.stringify(job), job])).values()]),
  }
  const channel = `pgboss_${createHash('sha224').update(schema).digest('hex').slice(0, 24)}`
  return (pending, { startAt, ...job }) => {
    pending.gather(jobs, startAt ? { ...job, startAt: startAt.toISOString() } : job)
    // Whoever works on its queue is woken; what begins later is found at its time.
    if (!startAt || startAt.getTime() <= Date.now()) pending.notify({ channel, payload: job.name })
  }
}

/**
 * Writes down jobs of several queues by one statement, each as its own queue has it. `boss.send` writes one, and a transaction asks
 * for up to a dozen; a test holds what is written here against what it writes.
 */
function insertJobs(schema: string, jobs: readonly NewJob[]): SQL {
  const of = (name: string) => sql.raw(`${schema}.${name}`)
  return sql`
    insert into ${of('job_common')} (name, data, start_after, created_on, singleton_key, expire_seconds, deletion_seconds,
      keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select asked.name, asked.data, coalesce(asked."startAt", ${of('job_now()')}), ${of('job_now()')}, asked.key,
      queue.expire_seconds, queue.deletion_seconds,
      coalesce(asked."startAt", ${of('job_now()')}) + queue.retention_seconds * interval '1s', queue.retry_limit,
      queue.retry_delay, coalesce(queue.retry_backoff, false), queue.retry_delay_max, queue.policy, queue.dead_letter,
      queue.heartbeat_seconds
    from json_to_recordset(${JSON.stringify(jobs)}::json) as asked(name text, data jsonb, "startAt" timestamptz, key text)
    join ${of('queue')} on queue.name = asked.name
    on conflict do nothing`
}
