import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { forgetAddresses } from './invitations/forget-addresses.ts'
import { liftPastSuspensions } from './states/lift-suspension.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'teams.lift-suspensions': NoData
    'teams.forget-addresses': NoData
  }
}

/** At the moment that a suspension ends, and every hour for those whose moment was missed. */
export const liftSuspensionsJob = defineJob({
  name: 'teams.lift-suspensions',
  data: z.object({}),
  cron: '23 * * * *',
  run: ({ transaction }: JobServices) => transaction(liftPastSuspensions),
})

export const forgetAddressesJob = defineJob({
  name: 'teams.forget-addresses',
  data: z.object({}),
  cron: '52 3 * * *',
  run: ({ transaction }: JobServices) => transaction(forgetAddresses),
})
