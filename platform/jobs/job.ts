import type { z } from 'zod'

/** Every job by its name, with its data. Whoever defines one adds it here, beside its definition: a misspelt one does not compile. */
export interface Jobs {}

export type NoData = Record<string, never>

/**
 * A job is a name, the shape of its data and what it does. It runs at least once, so it must be harmless when run twice.
 * `Services` is what the process gives to every job.
 */
export type Job<Services, Data, Name extends string = string> = {
  name: Name
  data: z.ZodType<Data>
  run(services: Services, data: Data): Promise<void>
  /** Tries after the first failure, further apart each time. */
  retries?: number
  /** When it recurs: a cron expression in UTC. */
  cron?: string
  /** How many run at once in one process. */
  concurrency?: number
}

/** A job to be written down in the transaction that causes it. */
export type Enqueued<Known = Jobs> = {
  [Name in keyof Known]: { job: Name & string; data: Known[Name]; startAt?: Date; key?: string }
}[keyof Known]

/** What runs by its hour alone, and is told nothing. */
export type RecurringJob = {
  [Name in keyof Jobs]: NoData extends Jobs[Name] ? Name : never
}[keyof Jobs]

export function defineJob<Name extends keyof Jobs, Services>(
  job: Job<Services, Jobs[Name], Name>,
): Job<Services, Jobs[Name], Name> {
  return job
}
