import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { eachForItself, eachThatIsDue } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { liftExpiredBan, listExpiredBans } from './bans/lift-ban.ts'
import { finishSecondFactorReset, listDueResets } from './second-factor-reset/finish-resets.ts'
import { sweepAccounts } from './sweep-accounts.ts'
import { sweepAvatars } from './avatars/sweep-avatars.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'accounts.lift-expired-bans': NoData
    'accounts.finish-second-factor-resets': NoData
    'accounts.sweep': NoData
    'accounts.sweep-avatars': NoData
  }
}

const byTheClock = ({ settings, config }: JobServices) => ({
  settings: settings.current(),
  siteOrigin: config.origin,
  origin: { address: '', device: '' },
})
const RESETS_AT_ONCE = 100

/** Bans with an end come off within a few minutes of it. */
export const liftExpiredBansJob = defineJob({
  name: 'accounts.lift-expired-bans',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: async (services: JobServices) => {
    const { db, transaction, clock } = services
    await eachForItself(await listExpiredBans(db, clock.now()), {
      run: (memberId) => transaction((tx) => liftExpiredBan(tx, { memberId }, byTheClock(services))),
      failure: 'Some bans could not be lifted at their time',
    })
  },
})

/** Lost second factors come off within a few minutes after their waiting time. */
export const finishResetsJob = defineJob({
  name: 'accounts.finish-second-factor-resets',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: (services: JobServices) => {
    const { db, transaction, clock } = services
    return eachThatIsDue((most) => listDueResets(db, clock.now(), most), {
      atOnce: RESETS_AT_ONCE,
      run: (resetId) => transaction((tx) => finishSecondFactorReset(tx, { resetId }, byTheClock(services))),
      failure: 'Some second factors could not be reset at their time',
    })
  },
})

export const accountsSweepJob = defineJob({
  name: 'accounts.sweep',
  data: z.object({}),
  cron: '47 3 * * *',
  run: ({ db, clock }: JobServices) => sweepAccounts(db, clock.now()),
})

export const avatarsSweepJob = defineJob({
  name: 'accounts.sweep-avatars',
  data: z.object({}),
  cron: '29 * * * *',
  run: async ({ transaction, files }: JobServices) => {
    while ((await transaction((tx) => sweepAvatars(tx, files))).isMore);
  },
})
