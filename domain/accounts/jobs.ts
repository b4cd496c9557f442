import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { liftExpiredBans } from './bans/lift-ban.ts'
import { finishSecondFactorResets } from './second-factor-reset/finish-resets.ts'
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

const byTheClock = { address: '', device: '' }

/** Bans with an end come off within a few minutes of it. */
export const liftExpiredBansJob = defineJob({
  name: 'accounts.lift-expired-bans',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: async ({ transaction, settings, config }: JobServices) => {
    await transaction((tx) =>
      liftExpiredBans(tx, { settings: settings.current(), siteOrigin: config.origin, origin: byTheClock }),
    )
  },
})

/** Lost second factors come off within a few minutes after their waiting time. */
export const finishResetsJob = defineJob({
  name: 'accounts.finish-second-factor-resets',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: ({ transaction, settings, config }: JobServices) =>
    transaction((tx) =>
      finishSecondFactorResets(tx, {
        settings: settings.current(),
        siteOrigin: config.origin,
        origin: byTheClock,
      }),
    ),
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
