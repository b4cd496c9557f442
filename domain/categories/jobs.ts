import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { log } from '#platform/log/log.ts'
import { recountServices, type CountByCategory } from './recount-services.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'categories.recount': NoData
  }
}

/** Kept counts are checked every night; one that was wrong is a fault to be found. */
export const recountCategoriesJob = (countByCategory: CountByCategory) =>
  defineJob({
    name: 'categories.recount',
    data: z.object({}),
    cron: '43 2 * * *',
    async run({ transaction }: JobServices) {
      const mended = await transaction((tx) => recountServices(tx, countByCategory))
      if (mended.length > 0)
        log.warn({ categoryIds: mended }, 'counts of categories were wrong and are mended')
    },
  })
