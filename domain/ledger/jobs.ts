import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { clearDue, type FollowClearing } from './clear-due.ts'
import { sortAccounts } from './sorting/sort-accounts.ts'
import { type LedgerCheck, verifyLedger } from './verify-ledger.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'ledger.clear': NoData
    'ledger.sort': NoData
    'ledger.verify': NoData
  }
}

/** Runs when released money falls due, and every minute for what fell due while nobody ran. */
export const clearDueJob = (follow: FollowClearing) =>
  defineJob({
    name: 'ledger.clear',
    data: z.object({}),
    cron: '* * * * *',
    async run({ transaction }: JobServices) {
      while ((await transaction((tx) => clearDue(tx, follow))).more);
    },
  })

/** Balances from before get their two parts soon after the upgrade; from then on there is nothing to do. */
export const sortAccountsJob = defineJob({
  name: 'ledger.sort',
  data: z.object({}),
  cron: '* * * * *',
  async run({ db, transaction }: JobServices) {
    await sortAccounts({ db, transaction })
  },
})

export const verifyLedgerJob = (checks: readonly LedgerCheck[]) =>
  defineJob({
    name: 'ledger.verify',
    data: z.object({}),
    cron: '11 2 * * *',
    async run({ transaction, clock }: JobServices) {
      const beganMs = clock.now().getTime()
      await transaction((tx) => verifyLedger(tx, clockActor, checks, () => clock.now().getTime() - beganMs))
    },
  })
