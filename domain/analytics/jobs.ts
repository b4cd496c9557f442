import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { countMarketplace } from './marketplace-figures.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'analytics.count-hall': NoData
  }
}

export const countMarketplaceJob = defineJob({
  name: 'analytics.count-hall',
  data: z.object({}),
  cron: '*/10 * * * *',
  run: ({ transaction }: JobServices) => transaction(countMarketplace),
})
