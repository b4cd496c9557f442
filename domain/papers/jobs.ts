import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { makeMissingPapers } from './make-missing.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'papers.make-missing': NoData
  }
}

/** Before the book is looked over each night, and every hour. */
export const makeMissingPapersJob = defineJob({
  name: 'papers.make-missing',
  data: z.object({}),
  cron: '41 * * * *',
  async run({ transaction, settings }: JobServices) {
    while ((await transaction((tx) => makeMissingPapers(tx, settings.current()))).more);
  },
})
