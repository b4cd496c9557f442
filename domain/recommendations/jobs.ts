import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { learn } from './learning/learn.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'recommendations.learn': NoData
    'recommendations.learn-everything': NoData
  }
}

/** What changed since the last round. */
export const learnJob = defineJob({
  name: 'recommendations.learn',
  data: z.object({}),
  cron: '*/10 * * * *',
  async run({ transaction }: JobServices) {
    await transaction((tx) => learn(tx))
  },
})

/** Also what only grew old: once a night. */
export const learnEverythingJob = defineJob({
  name: 'recommendations.learn-everything',
  data: z.object({}),
  cron: '17 3 * * *',
  async run({ transaction }: JobServices) {
    await transaction((tx) => learn(tx, { everything: true }))
  },
})
