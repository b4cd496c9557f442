import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { sweepEvents } from './sweep-events.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'security.sweep-events': NoData
  }
}

export const securityEventsSweepJob = defineJob({
  name: 'security.sweep-events',
  data: z.object({}),
  cron: '7 4 * * *',
  run: async ({ db, clock }: JobServices) => {
    await sweepEvents(db, clock.now())
  },
})
