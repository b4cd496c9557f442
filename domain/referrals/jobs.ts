import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { sweepVisits } from './count-visit.ts'
import { noteMissed } from './note-referral.ts'
import { rewardFinal } from './reward-final.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'referrals.reward': NoData
    'referrals.sweep': NoData
  }
}

/** Looks for commissions that nobody can claim back any more. */
export const rewardFinalJob = defineJob({
  name: 'referrals.reward',
  data: z.object({}),
  cron: '*/10 * * * *',
  async run({ transaction }: JobServices) {
    while ((await transaction(rewardFinal)).more);
  },
})

export const sweepReferralsJob = defineJob({
  name: 'referrals.sweep',
  data: z.object({}),
  cron: '37 * * * *',
  async run({ db, transaction, settings, clock }: JobServices) {
    await sweepVisits(db, clock.now())
    await transaction((tx) => noteMissed(tx, settings.current()))
  },
})
