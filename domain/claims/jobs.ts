import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { sweepClaims } from './claims.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'claims.sweep': NoData
  }
}

const sweepJob = defineJob({
  name: 'claims.sweep',
  data: z.object({}),
  cron: '17 * * * *',
  run: ({ transaction }: JobServices) => transaction(sweepClaims),
})

export const claimsJobs = [sweepJob]
