import type { Db } from '#platform/db/database.ts'
import { lookAtJobs } from '#platform/jobs/look-at-jobs.ts'
import { troublesOf } from './troubles.ts'

/** What is wrong with the jobs at this moment, in words. */
export async function listTroubles(db: Db): Promise<string[]> {
  return troublesOf(await lookAtJobs(db)).map(({ words }) => words)
}
