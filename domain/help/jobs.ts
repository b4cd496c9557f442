import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { sweepHelp } from './sweep-help.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'help.sweep': NoData
  }
}

export const sweepHelpJob = defineJob({
  name: 'help.sweep',
  data: z.object({}),
  cron: '37 0 * * *',
  run: ({ db, clock }: JobServices) => sweepHelp(db, clock.now()),
})
