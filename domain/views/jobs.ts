import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { computeMedians } from './compute-medians.ts'
import { sweepViews } from './sweep-views.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'views.sweep': NoData
    'views.compute-medians': NoData
  }
}

export const sweepViewsJob = defineJob({
  name: 'views.sweep',
  data: z.object({}),
  cron: '29 * * * *',
  run: ({ db, clock }: JobServices) => sweepViews(db, clock.now()),
})

export const computeMediansJob = defineJob({
  name: 'views.compute-medians',
  data: z.object({}),
  cron: '41 1 * * *',
  run: ({ transaction }: JobServices) => transaction(computeMedians),
})
