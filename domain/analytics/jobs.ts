import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { eachThatIsDue } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { countMarketplace } from './marketplace-figures.ts'
import { checkFigures, listFiguresDue } from './member-figures/check-figures.ts'
import { foldChanges } from './member-figures/fold-changes.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'analytics.count-hall': NoData
    'analytics.fold-figures': NoData
    'analytics.check-figures': NoData
  }
}

export const countMarketplaceJob = defineJob({
  name: 'analytics.count-hall',
  data: z.object({}),
  cron: '*/10 * * * *',
  run: ({ transaction }: JobServices) => transaction(countMarketplace),
})

/** What happened since joins the days; until then pages add it themselves. */
export const foldFiguresJob = defineJob({
  name: 'analytics.fold-figures',
  data: z.object({}),
  cron: '*/2 * * * *',
  async run({ transaction }: JobServices) {
    while ((await transaction((tx) => foldChanges(tx))) > 0);
  },
})

const CHECKED_AT_ONCE = 100

/** Member by member in small transactions; stopped at any point it goes on with the next. */
export const checkFiguresJob = defineJob({
  name: 'analytics.check-figures',
  data: z.object({}),
  cron: '*/5 * * * *',
  async run({ db, transaction, clock }: JobServices) {
    await eachThatIsDue((most) => listFiguresDue(db, clock.now(), most), {
      atOnce: CHECKED_AT_ONCE,
      run: (memberId) => transaction((tx) => checkFigures(tx, memberId)),
      failure: 'The figures of some members could not be checked',
    })
  },
})
