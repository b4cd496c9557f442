import { z } from 'zod'
import type { CountUnread } from '#domain/area.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { gatherLetter } from './mail/gather-letter.ts'
import { bringPush } from './push/bring-push.ts'
import { bringTestPush } from './push/test-push.ts'
import { sweepNotifications } from './sweep-notifications.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'notifications.gather-letter': { memberId: string }
    'notifications.sweep': NoData
    'push.send': { pushId: string }
    'push.test': { subscriptionId: string }
  }
}

export const gatherLetterJob = defineJob({
  name: 'notifications.gather-letter',
  data: z.object({ memberId: z.uuid() }),
  run: ({ transaction }: JobServices, { memberId }) => transaction((tx) => gatherLetter(tx, memberId)),
})

export const sendPushJob = (countUnread: CountUnread) =>
  defineJob({
    name: 'push.send',
    data: z.object({ pushId: z.uuid() }),
    retries: 8,
    concurrency: 2,
    run: (services: JobServices, { pushId }) => bringPush(services, countUnread, pushId),
  })

export const testPushJob = defineJob({
  name: 'push.test',
  data: z.object({ subscriptionId: z.uuid() }),
  retries: 2,
  run: (services: JobServices, { subscriptionId }) => bringTestPush(services, subscriptionId),
})

export const sweepNotificationsJob = defineJob({
  name: 'notifications.sweep',
  data: z.object({}),
  cron: '7 4 * * *',
  run: ({ db, transaction, clock }: JobServices) => sweepNotifications({ db, transaction }, clock.now()),
})
