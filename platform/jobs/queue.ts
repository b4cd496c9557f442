import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { markAway } from '#platform/db/database-away.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { log, withLogScope } from '#platform/log/log.ts'
import { findPendingWrites } from '#platform/db/pending-writes.ts'
import { jobsTold } from '#platform/telemetry/tracing/channels.ts'
import { FAILED_QUEUE, lockFailed } from './failed-jobs.ts'
import { gatherJobs } from './insert-jobs.ts'
import type { Enqueued, Job, Jobs } from './job.ts'
import { JobFailure } from './job-failure.ts'
import { lookForDue } from './look-for-due.ts'

export type JobQueue<Known extends Record<keyof Known, object> = Jobs> = {
  enqueue(db: Db | DrizzleTransaction, entry: Enqueued<Known>): Promise<void>
  /** Runs jobs in this process until stopped. */
  work<Services>(services: Services): Promise<void>
  /** Gives jobs that failed for good back to their queues, with all of their tries; says which jobs they were. */
  tryAgain(db: Db | DrizzleTransaction, failedIds: readonly string[]): Promise<string[]>
  /** Lets jobs that failed for good go; says which jobs they were. */
  letGo(db: Db | DrizzleTransaction, failedIds: readonly string[]): Promise<string[]>
  isRunning(): boolean
  /** Takes no new job from now on; jobs can still be written down, for others to take. */
  takeNoMore(): Promise<void>
  /** Takes no new job and waits for those under way. */
  stop(): Promise<void>
}

export const JOBS_SCHEMA = 'jobs'
const gather = gatherJobs(JOBS_SCHEMA)
const LOOK_SECONDS = 2
/** Each worker looks for itself too, should whoever wakes it have missed it. */
const OWN_LOOK_SECONDS = 60
/**
 * A server that says nothing would hold its connections, and with them all work, for good. A lost question for the server's name is asked
 * again after five seconds: between containers that start together it must not end a start.
 */
const LIMITS = { connectionTimeoutMillis: 12_000, query_timeout: 60_000 }
const STOP_TIMEOUT_MS = 20_000
/** A process that was killed gives no sign of life: what it had under way is given to another after so long. */
const SILENCE_SECONDS = 30
/** A job that failed for good is somebody's letter or money: it waits long for who decides about it. */
const FAILED_RETENTION_SECONDS = 90 * 86_400
/** What was written down before its queue knew where failed jobs go learns it too. */
const SET_ASIDE_LATER = `update ${JOBS_SCHEMA}.job set dead_letter = $2 where name = $1 and state <= 'active' and dead_letter is null`

/** pg-boss behind the few calls that the product uses. `jobs` is every job there is: one table in the domain. */
export async function openJobQueue<Services, Known extends Record<keyof Known, object> = Jobs>(
  databaseUrl: string,
  // The data of each job differs; what it is is checked by its own schema when it runs.
  jobs: readonly Job<Services, never>[],
  options: { supervise: boolean; onFailure(job: string, error: unknown): void },
): Promise<JobQueue<Known>> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    application_name: 'guildhall jobs',
    max: 5,
    ...LIMITS,
    useListenNotify: options.supervise,
    supervise: options.supervise,
    schedule: options.supervise,
  })
  const report = (told: unknown) =>
    log.error({ err: markAway(asError(told)) }, 'the job queue reports an error')
  boss.on('error', report)
  await boss.start()
  const names = new Set(jobs.map(({ name }) => name))
  let running = true
  let looking: { stop(): void } | undefined
  const hands = new Map<string, string[]>()
  const wake = (name: string) => hands.get(name)?.forEach((id) => boss.notifyWorker(id))
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(FAILED_QUEUE))
    await boss.createQueue(FAILED_QUEUE, { retentionSeconds: FAILED_RETENTION_SECONDS })
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries ?? 5,
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: 3_600,
      expireInSeconds: 900,
      heartbeatSeconds: SILENCE_SECONDS,
      notify: true,
      deadLetter: FAILED_QUEUE,
    }
    const found = existing.get(job.name)
    if (!found) await boss.createQueue(job.name, options)
    else if (Object.entries(options).some(([name, value]) => found[name as keyof typeof options] !== value)) {
      await boss.updateQueue(job.name, options)
      await boss.getDb().executeSql(SET_ASIDE_LATER, [job.name, FAILED_QUEUE])
    }
  }

  async function runOne(
    job: Job<Services, never>,
    services: Services,
    id: string,
    data: unknown,
  ): Promise<void> {
    await withLogScope({ job: job.name, jobId: id }, async () => {
      try {
        await jobsTold.tracePromise(async () => job.run(services, job.data.parse(data)), {
          name: job.name,
          id,
        })
      } catch (error) {
        options.onFailure(job.name, error)
        throw new JobFailure(error)
      }
    })
  }

  async function workOn(job: Job<Services, never>, services: Services): Promise<void> {
    let lookAgain = () => {}
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: OWN_LOOK_SECONDS,
      notifyPollingIntervalSeconds: OWN_LOOK_SECONDS,
    }
    const id = await boss.work(job.name, options, async ([taken]) => {
      if (!taken) return
      // Where one job waited there may be more: a backlog is worked off without a pause after each.
      lookAgain()
      await runOne(job, services, taken.id, taken.data)
    })
    hands.set(job.name, [...(hands.get(job.name) ?? []), id])
    lookAgain = () => boss.notifyWorker(id)
  }

  /** What is under way has its time from here on, however long other things take before the end. */
  let leftAtMs: number | undefined
  async function takeNoMore(): Promise<void> {
    leftAtMs ??= performance.now()
    looking?.stop()
    for (const name of hands.keys()) await boss.offWork(name, { wait: false })
  }

  return {
    async enqueue(db, entry) {
      const pending = findPendingWrites(db)
      if (pending) {
        if (!names.has(entry.job) && !existing.has(entry.job)) throw new Error(`There is no job ${entry.job}`)
        return gather(pending, {
          name: entry.job,
          data: entry.data,
          startAt: entry.startAt,
          ...(entry.key ? { key: entry.key } : {}),
        })
      }
      await boss.send(entry.job, entry.data, {
        db: fromDrizzle(db, sql),
        ...(entry.startAt ? { startAfter: entry.startAt } : {}),
        ...(entry.key ? { singletonKey: entry.key } : {}),
      })
    },
    async work(services) {
      // To check a schedule anew is to walk minute by minute to its next time: for all of them a tenth of a start.
      const schedules = await boss.getSchedules()
      const scheduled = new Map(schedules.map(({ name, cron }) => [name, cron]))
      // Of a job that is gone, or recurs no more: it would be written down again and again, and taken by nobody.
      const recurring = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name))
      for (const { name, key } of schedules) if (!recurring.has(name)) await boss.unschedule(name, key)
      for (const job of jobs) {
        for (let hand = 0; hand < (job.concurrency ?? 1); hand++)
          await workOn(job, services as unknown as Services)
        if (job.cron && scheduled.get(job.name) !== job.cron)
          await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' })
      }
      looking = lookForDue({
        boss,
        schema: JOBS_SCHEMA,
        names: [...names],
        everySeconds: LOOK_SECONDS,
        wake,
        onError: report,
      })
    },
    async tryAgain(db, failedIds) {
      const names = await lockFailed(db, failedIds)
      await boss.redrive(FAILED_QUEUE, { ids: [...failedIds], db: fromDrizzle(db, sql) })
      return names
    },
    async letGo(db, failedIds) {
      const names = await lockFailed(db, failedIds)
      await boss.deleteJob(FAILED_QUEUE, [...failedIds], { db: fromDrizzle(db, sql) })
      return names
    },
    isRunning: () => running,
    takeNoMore,
    async stop() {
      running = false
      await takeNoMore()
      const waited = performance.now() - (leftAtMs ?? 0)
      await boss.stop({ graceful: true, timeout: Math.max(STOP_TIMEOUT_MS - waited, 0) })
    },
  }
}

/** pg-boss tells of what a worker met by the fields of the error, not by the error itself. */
function asError(told: unknown): Error {
  return told instanceof Error ? told : Object.assign(new Error(), told as object)
}
