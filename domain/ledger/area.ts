import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { clearingIsWhatWaits } from './check-clearing.ts'
import { paidInMoneyCameIn, refundsWentBackToTheirSource } from './check-sources.ts'
import { clearDueJob, sortAccountsJob, verifyLedgerJob } from './jobs.ts'
import { permissions } from './permissions.ts'
import { ledgerFigures } from './verification-queries.ts'

export const ledger: Area = {
  permissions,
  figures: ledgerFigures,
  reactions: {
    'money.released': ({ clearsAt }) => [
      enqueue({ job: 'ledger.clear', data: {}, startAt: new Date(clearsAt) }),
    ],
  },
  jobs: ({ ledgerChecks, followClearing }) =>
    jobsOf(clearDueJob(followClearing), sortAccountsJob, verifyLedgerJob(ledgerChecks)),
  ledgerChecks: [clearingIsWhatWaits, paidInMoneyCameIn, refundsWentBackToTheirSource],
}
