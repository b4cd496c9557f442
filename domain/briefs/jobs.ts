import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { removeOldCarried } from './carry-brief.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'briefs.sweep-carried': NoData
  }
}

/** What nobody came back for is gone. */
export const sweepCarriedJob = defineJob({
  name: 'briefs.sweep-carried',
  data: z.object({}),
  cron: '41 4 * * *',
  run: ({ db, clock }: JobServices) => removeOldCarried(db, clock.now()),
})
