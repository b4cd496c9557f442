import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { forgetUnproved } from './prove-report.ts'
import { type KeepsCase, returnCase } from './return-case.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'reports.forget-unproved': NoData
    'reports.return': { number: number }
  }
}

export const forgetUnprovedJob = defineJob({
  name: 'reports.forget-unproved',
  data: z.object({}),
  cron: '41 4 * * *',
  run: ({ transaction }: JobServices) => transaction(forgetUnproved),
})

export const returnCaseJob = (keepsCase: KeepsCase) =>
  defineJob({
    name: 'reports.return',
    data: z.object({ number: z.number() }),
    run: ({ transaction }: JobServices, { number }) =>
      transaction((tx) => returnCase(tx, clockActor, number, { keepsCase })),
  })
