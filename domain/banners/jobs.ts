import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { sweepBanners } from './sweep-banners.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'banners.sweep': NoData
  }
}

export const sweepBannersJob = defineJob({
  name: 'banners.sweep',
  data: z.object({}),
  cron: '11 * * * *',
  run: ({ db, clock }: JobServices) => sweepBanners(db, clock.now()),
})
