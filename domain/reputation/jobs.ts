import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { listReputationIds, refreshReputation } from './refresh-reputation.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'standing.refresh': NoData
  }
}

const BATCH = 200

/** Every night, and in small transactions, because a rate may change by nothing but the days that pass. */
export const refreshReputationJob = defineJob({
  name: 'standing.refresh',
  data: z.object({}),
  cron: '7 3 * * *',
  async run({ db, transaction }: JobServices) {
    let after: string | undefined
    do {
      const ids = await listReputationIds(db, after, BATCH)
      await transaction((tx) => refreshReputation(tx, ids))
      after = ids.at(-1)
    } while (after)
  },
})
