import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { removeHeld } from '#platform/files/hold-removals.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { makeExport } from './make-export.ts'
import type { PersonalData } from './personal-data.ts'
import { removeExpiredExports } from './remove-expired-exports.ts'
import { runDueDeletions } from './run-due-deletions.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'privacy.make-export': { exportId: string }
    'privacy.remove-expired-exports': NoData
    'privacy.run-due-deletions': NoData
    'privacy.remove-files': { keys: string[] }
    'privacy.remove-held-files': NoData
  }
}

/** The jobs of privacy. What areas keep of people comes in from above: this area may not know those after it. */
export function privacyJobs(personalData: PersonalData) {
  return [
    defineJob({
      name: 'privacy.make-export',
      data: z.object({ exportId: z.uuid() }),
      run: (services: JobServices, { exportId }) => makeExport(services, personalData.exportParts, exportId),
    }),
    defineJob({
      name: 'privacy.remove-expired-exports',
      data: z.object({}),
      cron: '23 * * * *',
      run: ({ transaction }: JobServices) => transaction(removeExpiredExports),
    }),
    defineJob({
      name: 'privacy.run-due-deletions',
      data: z.object({}),
      cron: '11 4 * * *',
      run: (services: JobServices) => runDueDeletions(services, personalData),
    }),
    defineJob({
      name: 'privacy.remove-files',
      data: z.object({ keys: z.array(z.string()) }),
      // A bucket may be away for hours, and files of people who left must go all the same.
      retries: 20,
      run: async ({ files }: JobServices, { keys }) => {
        for (const key of keys) await files.remove(key)
      },
    }),
    defineJob({
      name: 'privacy.remove-held-files',
      data: z.object({}),
      cron: '*/10 * * * *',
      run: ({ db, files }: JobServices) => removeHeld(db, files),
    }),
  ]
}
