import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { expireChecks } from './expire-checks.ts'
import { removeDueDocuments } from './forget-documents.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'identity-checks.remove-documents': NoData
    'identity-checks.expire': NoData
  }
}

export const removeDocumentsJob = defineJob({
  name: 'identity-checks.remove-documents',
  data: z.object({}),
  cron: '37 * * * *',
  run: ({ transaction }: JobServices) => transaction(removeDueDocuments),
})

export const expireChecksJob = defineJob({
  name: 'identity-checks.expire',
  data: z.object({}),
  cron: '41 * * * *',
  run: ({ transaction }: JobServices) => transaction(expireChecks),
})
