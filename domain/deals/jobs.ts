import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { eachForItself, eachThatIsDue } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { removeOldDrafts } from './agreements/deal-drafts.ts'
import { followBan, listOpenDealIds } from './moves/follow-ban.ts'
import { listDueClocks, runClock } from './clocks/run-clock.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'deals.run-clocks': NoData
    'deals.sweep-drafts': NoData
    'deals.follow-ban': { memberId: string }
    'deals.tell-parties': { dealId: string; number: number }
  }
}

const AT_ONCE = 100

/** Runs at the time of each clock, and every minute for those that fell due while nobody ran. */
export const runDealClocksJob = defineJob({
  name: 'deals.run-clocks',
  data: z.object({}),
  cron: '* * * * *',
  async run({ db, transaction, clock }: JobServices) {
    await eachThatIsDue((most) => listDueClocks(db, clock.now(), most), {
      atOnce: AT_ONCE,
      run: (due) => transaction((tx) => runClock(tx, clockActor, due)),
      failure: 'Some clocks of deals could not be run',
      nameOf: ({ subjectId, kind }) => `${subjectId} ${kind}`,
    })
  },
})

/** A member was banned, is back or took a team over: each of their open deals in a transaction of its own, so that none waits for all. */
export const followBanJob = defineJob({
  name: 'deals.follow-ban',
  data: z.object({ memberId: z.uuid() }),
  async run({ db, transaction }: JobServices, { memberId }) {
    await eachForItself(await listOpenDealIds(db, memberId), {
      run: (dealId) => transaction((tx) => followBan(tx, { dealId })),
      failure: 'Some deals of a member could not follow their ban',
    })
  },
})

export const sweepDealDraftsJob = defineJob({
  name: 'deals.sweep-drafts',
  data: z.object({}),
  cron: '23 4 * * *',
  run: ({ db, clock }: JobServices) => removeOldDrafts(db, clock.now()),
})

/** Asked for by the version before, whose processes may still run beside this one: letters follow from what is announced. */
export const tellPartiesJob = defineJob({
  name: 'deals.tell-parties',
  data: z.object({ dealId: z.uuid(), number: z.int() }),
  run: ({ transaction }: JobServices, step) =>
    transaction((tx) =>
      tx.announce({
        kind: 'deal.happened',
        ...step,
        what: 'told again',
        partyIds: [],
        isDisputed: false,
        byId: null,
        answered: [],
      }),
    ),
})
