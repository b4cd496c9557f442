import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { removeOldDrafts } from './agreements/deal-drafts.ts'
import { followBan, listOpenDealIds } from './moves/follow-ban.ts'
import { type DueClock, listDueClocks, runClock } from './clocks/run-clock.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'deals.run-clocks': NoData
    'deals.sweep-drafts': NoData
    'deals.follow-ban': { memberId: string }
    'deals.tell-parties': { dealId: string; number: number }
  }
}

const AT_ONCE = 100

/**
 * Runs at the time of each clock, and every minute for those that fell due while nobody ran. One that fails stays due and keeps no
 * other from its time; the job says so at its end.
 */
export const runDealClocksJob = defineJob({
  name: 'deals.run-clocks',
  data: z.object({}),
  cron: '* * * * *',
  async run({ db, transaction, clock }: JobServices) {
    const failures = new Map<string, unknown>()
    const nameOf = ({ subjectId, kind }: DueClock) => `${subjectId} ${kind}`
    for (;;) {
      const most = AT_ONCE + failures.size
      const due = await listDueClocks(db, clock.now(), most)
      for (const one of due.filter((each) => !failures.has(nameOf(each))))
        await transaction((tx) => runClock(tx, clockActor, one)).catch((error: unknown) =>
          failures.set(nameOf(one), error),
        )
      if (due.length < most) break
    }
    if (failures.size > 0)
      throw new AggregateError([...failures.values()], 'Some clocks of deals could not be run')
  },
})

/** A member was banned or is back: each of their open deals in a transaction of its own, so that none waits for all. */
export const followBanJob = defineJob({
  name: 'deals.follow-ban',
  data: z.object({ memberId: z.uuid() }),
  async run({ db, transaction }: JobServices, { memberId }) {
    for (const dealId of await listOpenDealIds(db, memberId))
      await transaction((tx) => followBan(tx, { dealId, memberId }))
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
