import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { closeTicket, forgetUnproved, listToClose } from './person/close-tickets.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'support.close-tickets': NoData
  }
}

/** Each ticket is closed for itself: one that can't be holds up no other. */
export const closeTicketsJob = defineJob({
  name: 'support.close-tickets',
  data: z.object({}),
  cron: '23 * * * *',
  async run({ db, transaction, clock }: JobServices) {
    for (const number of await listToClose(db, clock.now()))
      await transaction((tx) => closeTicket(tx, clockActor, number))
    await transaction((tx) => forgetUnproved(tx, clockActor))
  },
})
