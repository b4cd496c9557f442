import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { eachForItself } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { forgetAddresses } from './invitations/forget-addresses.ts'
import { liftPastSuspension, listPastSuspensions } from './states/lift-suspension.ts'

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
  run: async ({ db, transaction, clock }: JobServices) =>
    eachForItself(await listPastSuspensions(db, clock.now()), {
      run: (teamId) => transaction((tx) => liftPastSuspension(tx, { teamId })),
      failure: 'Some teams could not be given back at their time',
    }),
})

export const forgetAddressesJob = defineJob({
  name: 'teams.forget-addresses',
  data: z.object({}),
  cron: '52 3 * * *',
  run: ({ transaction }: JobServices) => transaction(forgetAddresses),
})
