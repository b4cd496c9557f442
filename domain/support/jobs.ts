import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { eachThatIsDue } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { closeTicket, forgetUnproved, listToClose } from './person/close-tickets.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'support.close-tickets': NoData
  }
}

const AT_ONCE = 200

export const closeTicketsJob = defineJob({
  name: 'support.close-tickets',
  data: z.object({}),
  cron: '23 * * * *',
  async run({ db, transaction, clock }: JobServices) {
    while ((await transaction((tx) => forgetUnproved(tx, clockActor))).hasMore);
    await eachThatIsDue((most) => listToClose(db, clock.now(), most), {
      atOnce: AT_ONCE,
      run: (number) => transaction((tx) => closeTicket(tx, clockActor, number)),
      failure: 'Some tickets could not be closed',
    })
  },
})
