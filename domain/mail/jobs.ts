import { z } from 'zod'
import type { FindLetters } from '#domain/letter.ts'
import type { JobServices } from '#domain/services.ts'
import type { Announced } from '#platform/events/events.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { removePastWindows } from '#platform/limits/rate-limit.ts'
import { removeMailSecrets } from '#platform/mail/remove-mail-secrets.ts'
import { removeOldMail } from '#platform/mail/remove-old-mail.ts'
import { MAIL_JOB_RETRIES, sendMail } from '#platform/mail/send-mail.ts'
import { removeOldTold, tellLater, type Told } from './tell-later.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'mail.send': { mailId: string }
    'mail.tell': Told
    'mail.remove-secrets': NoData
    'mail.sweep': NoData
    'limits.sweep': NoData
  }
}

export const mailSendJob = defineJob({
  name: 'mail.send',
  data: z.object({ mailId: z.uuid() }),
  retries: MAIL_JOB_RETRIES,
  concurrency: 4,
  run: ({ db, mail, clock, config }: JobServices, { mailId }) =>
    sendMail({ db, transport: mail, now: clock.now(), isDemo: config.demo }, mailId),
})

/** Letters that may come a moment later than what they tell of. */
export const mailTellJob = (findLetters: FindLetters) =>
  defineJob({
    name: 'mail.tell',
    data: z.object({ id: z.uuid(), event: z.custom<Announced>((event) => typeof event === 'object') }),
    run: ({ transaction, settings, config }: JobServices, told) =>
      transaction((tx) =>
        tellLater(tx, told, findLetters, {
          settings: settings.current(),
          siteOrigin: config.origin,
          secret: config.secret,
        }),
      ),
  })

export const mailSecretsJob = defineJob({
  name: 'mail.remove-secrets',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: async ({ db, clock }: JobServices) => void (await removeMailSecrets(db, clock.now())),
})

export const mailSweepJob = defineJob({
  name: 'mail.sweep',
  data: z.object({}),
  cron: '37 3 * * *',
  async run({ db, clock }: JobServices) {
    await removeOldMail(db, clock.now())
    await removeOldTold(db, clock.now())
  },
})

export const rateWindowsSweepJob = defineJob({
  name: 'limits.sweep',
  data: z.object({}),
  cron: '17 * * * *',
  run: ({ db, clock }: JobServices) => removePastWindows(db, clock.now()),
})
