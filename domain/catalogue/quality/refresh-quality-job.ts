import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { refreshQualityAfter } from './compute-quality.ts'
import { sweepQualityHistory } from './quality-history.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'catalogue.refresh-quality': NoData
  }
}

const AT_ONCE = 5_000

/** Every night, before the index is built anew in the new order. */
export const refreshQualityJob = defineJob({
  name: 'catalogue.refresh-quality',
  data: z.object({}),
  cron: '11 2 * * *',
  async run({ db, transaction, clock }: JobServices) {
    let after: string | undefined
    do after = await transaction((tx) => refreshQualityAfter(tx, after, AT_ONCE))
    while (after !== undefined)
    await sweepQualityHistory(db, clock.now())
  },
})
