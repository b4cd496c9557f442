import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { eachAfterAnother } from '#platform/jobs/each-for-itself.ts'
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
    const list = async (before: string[] | undefined) => {
      const ids = await listReputationIds(db, before?.at(-1), BATCH)
      return ids.length > 0 ? [ids] : []
    }
    await eachAfterAnother(list, {
      run: (ids) => transaction((tx) => refreshReputation(tx, ids)),
      failure: 'Some members could not be given their level',
    })
  },
})
