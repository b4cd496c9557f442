import { z } from 'zod'
import {
  accountsSweepJob,
  avatarsSweepJob,
  finishResetsJob,
  liftExpiredBansJob,
} from '#domain/accounts/index.ts'
import {
  followSellerJob,
  refreshQualityJob,
  countFavouritesJob,
  countHanging,
} from '#domain/catalogue/index.ts'
import { countHallJob } from '#domain/analytics/index.ts'
import { recountCategoriesJob } from '#domain/categories/index.ts'
import { clearDueJob, verifyLedgerJob } from '#domain/ledger/index.ts'
import { ledgerChecks } from '#domain/ledger-checks.ts'
import { paymentsJobs } from '#domain/payments/index.ts'
import { runDealClocksJob, sweepDealDraftsJob, tellPartiesJob } from '#domain/deals/index.ts'
import { ordersJobs } from '#domain/orders/index.ts'
import { tellOfFeesJob } from '#domain/notices/index.ts'
import { personalData } from '#domain/personal-data.ts'
import { makePictureJob, sweepPicturesJob } from '#domain/pictures/index.ts'
import { sweepWorksJob } from '#domain/portfolio/index.ts'
import { findShownPictures } from '#domain/shown-pictures.ts'
import { projectJobs } from '#domain/projects/index.ts'
import { privacyJobs } from '#domain/privacy/index.ts'
import { followDealJob, revealReviewsJob, tellOfReviewsJob } from '#domain/reviews/index.ts'
import { searchJobs } from '#domain/search/index.ts'
import { tellNewsJob } from '#domain/saved-searches/index.ts'
import { securityEventsSweepJob } from '#domain/security/index.ts'
import type { JobServices } from '#domain/services.ts'
import { settingsTakeEffectJob } from '#domain/settings/index.ts'
import { computeMediansJob, sweepViewsJob } from '#domain/views/index.ts'
import { refreshStandingJob } from '#domain/standing/index.ts'
import { defineJob, type Job, type NoData } from '#platform/jobs/job.ts'
import { removePastWindows } from '#platform/limits/rate-limit.ts'
import { removeMailSecrets } from '#platform/mail/remove-mail-secrets.ts'
import { removeOldMail } from '#platform/mail/remove-old-mail.ts'
import { MAIL_JOB_RETRIES, sendMail } from '#platform/mail/send-mail.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'mail.send': { mailId: string }
    'mail.remove-secrets': NoData
    'mail.sweep': NoData
    'limits.sweep': NoData
  }
}

const mailSendJob = defineJob({
  name: 'mail.send',
  data: z.object({ mailId: z.uuid() }),
  retries: MAIL_JOB_RETRIES,
  concurrency: 4,
  run: ({ db, mail, clock, config }: JobServices, { mailId }) =>
    sendMail({ db, transport: mail, now: clock.now(), isDemo: config.demo }, mailId),
})

const mailSecretsJob = defineJob({
  name: 'mail.remove-secrets',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: async ({ db, clock }: JobServices) => void (await removeMailSecrets(db, clock.now())),
})

const mailSweepJob = defineJob({
  name: 'mail.sweep',
  data: z.object({}),
  cron: '37 3 * * *',
  run: ({ db, clock }: JobServices) => removeOldMail(db, clock.now()),
})

const rateWindowsSweepJob = defineJob({
  name: 'limits.sweep',
  data: z.object({}),
  cron: '17 * * * *',
  run: ({ db, clock }: JobServices) => removePastWindows(db, clock.now()),
})

/** Every job there is. */
export const jobs = [
  settingsTakeEffectJob,
  tellOfFeesJob,
  mailSendJob,
  mailSecretsJob,
  mailSweepJob,
  rateWindowsSweepJob,
  securityEventsSweepJob,
  liftExpiredBansJob,
  finishResetsJob,
  accountsSweepJob,
  avatarsSweepJob,
  makePictureJob,
  sweepPicturesJob(findShownPictures),
  followSellerJob,
  refreshQualityJob,
  ...searchJobs,
  sweepViewsJob,
  computeMediansJob,
  countHallJob,
  countFavouritesJob,
  sweepWorksJob,
  refreshStandingJob,
  recountCategoriesJob(countHanging),
  tellNewsJob,
  clearDueJob,
  runDealClocksJob,
  tellPartiesJob,
  sweepDealDraftsJob,
  followDealJob,
  revealReviewsJob,
  tellOfReviewsJob,
  ...projectJobs,
  verifyLedgerJob(ledgerChecks),
  ...paymentsJobs,
  ...ordersJobs,
  ...privacyJobs(personalData),
] as unknown as readonly Job<JobServices, never>[]
