import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { sweepVisits } from './count-visit.ts'
import { noteMissed } from './note-referral.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'referrals.sweep': NoData
  }
}

export const sweepReferralsJob = defineJob({
  name: 'referrals.sweep',
  data: z.object({}),
  cron: '37 * * * *',
  async run({ transaction, settings }: JobServices) {
    await transaction(sweepVisits)
    await transaction((tx) => noteMissed(tx, settings.current()))
  },
})
