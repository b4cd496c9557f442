import type { Db } from '#platform/db/database.ts'
import { inspectJobs } from '#platform/jobs/inspect-jobs.ts'
import { troublesOf } from './troubles.ts'

/** What is wrong with the jobs at this moment, in words. */
export async function listTroubles(db: Db): Promise<string[]> {
  return troublesOf(await inspectJobs(db)).map(({ words }) => words)
}
