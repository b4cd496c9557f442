import type { z } from 'zod'

/**
 * A job is a name, the shape of its data and what it does. It runs at least once, so it must be harmless when run twice.
 * `Services` is what the process gives to every job.
 */
export type Job<Services, Data> = {
  name: string
  data: z.ZodType<Data>
  run(services: Services, data: Data): Promise<void>
  /** Tries after the first failure, further apart each time. */
  retries?: number
  /** A standing order: a cron expression in UTC. */
  cron?: string
  /** How many run at once in one process. */
  concurrency?: number
}

/** A job to be written down in the transaction that causes it. */
export type Enqueued = { job: string; data: object; startAt?: Date; key?: string }

export function defineJob<Services, Data>(job: Job<Services, Data>): Job<Services, Data> {
  return job
}
