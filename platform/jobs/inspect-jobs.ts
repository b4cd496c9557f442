import { sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { FAILED_QUEUE } from './failed-jobs.ts'
import { SILENT_AFTER_SECONDS } from './heartbeat.ts'
import { workerHeartbeat } from './schema.server.ts'

export type QueueSeen = {
  queue: string
  waiting: number
  failed: number
  lastFailedAt: Date | undefined
  oldestDueSeconds: number
}
export type WorkerSeen = {
  place: string
  startedAt: Date
  seenAt: Date
  quietSeconds: number
  isSilent: boolean
}

/** The queues and who works on them, at one moment. */
export type JobsSeen = {
  queues: QueueSeen[]
  workers: WorkerSeen[]
  waiting: number
  failed: number
  lastFailedAt: Date | undefined
  /** How long the job that is due longest has been waiting; nothing is due: 0. */
  oldestDueSeconds: number
}

/**
 * Counted in the tables themselves, so that it is true when nobody works on them. Only what waits is read, by the index
 * that workers find it with.
 */
export async function inspectJobs(db: Db | DrizzleTransaction): Promise<JobsSeen> {
  const queues = await lookAtQueues(db)
  return {
    queues,
    workers: await inspectWorkers(db),
    waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
    failed: queues.reduce((sum, { failed }) => sum + failed, 0),
    lastFailedAt: queues
      .flatMap((queue) => queue.lastFailedAt ?? [])
      .toSorted((one, other) => other.getTime() - one.getTime())[0],
    oldestDueSeconds: Math.max(0, ...queues.map(({ oldestDueSeconds }) => oldestDueSeconds)),
  }
}

async function lookAtQueues(db: Db | DrizzleTransaction): Promise<QueueSeen[]> {
  const { rows } = await db.execute<{
    name: string
    waiting: number
    failed: number
    failed_at: Date | null
    due_seconds: number
  }>(sql`
    select queue.name, coalesce(waiting, 0) as waiting, coalesce(failed, 0) as failed, failed_at,
      coalesce(extract(epoch from now() - due_at), 0)::float8 as due_seconds
    from jobs.queue
    left join (
      select name, count(*)::int as waiting, min(start_after) filter (where start_after <= now()) as due_at
      from jobs.job where state < 'active' and not blocked and name <> ${FAILED_QUEUE} group by name
    ) as waits on waits.name = queue.name
    left join (
      select source_name, count(*)::int as failed, max(created_on) as failed_at
      from jobs.job where state < 'active' and not blocked and name = ${FAILED_QUEUE} group by source_name
    ) as failures on failures.source_name = queue.name
    where queue.name <> ${FAILED_QUEUE}
    order by queue.name`)
  return rows.map(({ name, waiting, failed, failed_at, due_seconds }) => ({
    queue: name,
    waiting,
    failed,
    lastFailedAt: failed_at ? new Date(failed_at) : undefined,
    oldestDueSeconds: Math.round(due_seconds),
  }))
}

async function inspectWorkers(db: Db | DrizzleTransaction): Promise<WorkerSeen[]> {
  const rows = await db
    .select({
      place: workerHeartbeat.place,
      startedAt: workerHeartbeat.startedAt,
      seenAt: workerHeartbeat.seenAt,
      quietSeconds: sql<number>`extract(epoch from now() - ${workerHeartbeat.seenAt})::float8`,
    })
    .from(workerHeartbeat)
    .orderBy(workerHeartbeat.startedAt, workerHeartbeat.id)
  return rows.map(({ quietSeconds, ...worker }) => ({
    ...worker,
    quietSeconds: Math.max(0, Math.round(quietSeconds)),
    isSilent: quietSeconds > SILENT_AFTER_SECONDS,
  }))
}
