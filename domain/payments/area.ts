import { type Area, enqueue, erasing, jobsOf } from '#domain/area.ts'
import { sandboxDeliveries } from '#platform/payments/sandbox-deliveries.ts'
import { chargebacksHoldTheirMoney } from './chargebacks/check-chargebacks.ts'
import { listOwedMoney } from './chargebacks/chargeback-queries.ts'
import {
  eachPaymentIsBookedOnce,
  paymentsAreInOneCurrency,
  paymentsAreInTheBook,
  refundsAreSent,
} from './check-ledger.ts'
import { erasePayments } from './erase-payments.ts'
import { exportPayments, exportStatement } from './export-payments.ts'
import { paymentsJobs } from './jobs.ts'
import { paymentLetters } from './letters.ts'
import { findMoneyUnderWay } from './money-under-way.ts'
import { paymentFigures } from './figures.ts'
import { permissions } from './permissions.ts'

const LOOKED_AGAIN_MS = 10 * 60_000

export const payments: Area = {
  permissions,
  figures: paymentFigures,
  reactions: {
    'payment.refund-asked': ({ refundId }) => [enqueue({ job: 'payments.send-refund', data: { refundId } })],
    // What the provider said of it may have been over when it was taken.
    'payment.went-back-outside': ({ paymentId, at }) => [
      enqueue({
        job: 'payments.compare-refunds',
        data: { paymentId },
        startAt: new Date(new Date(at).getTime() + LOOKED_AGAIN_MS),
      }),
    ],
    'payment.came-back-outside': ({ provider, money }) => [
      enqueue({ job: 'payments.find-came-back', data: { provider, money } }),
    ],
    'payment.succeeded': ({ paymentId, provider }) =>
      provider === 'sandbox' ? [] : [enqueue({ job: 'payments.note-payer', data: { paymentId } })],
    'sandbox.chosen': (event) => sandboxDeliveries(event).map(enqueue),
  },
  jobs: () => jobsOf(...paymentsJobs),
  personalData: {
    exportParts: {
      async *payments({ db, person }) {
        yield { name: 'payments.json', json: await exportPayments(db, person.id) }
      },
      async *statement({ db, person }) {
        yield { name: 'statement.json', list: exportStatement(db, person.id) }
      },
    },
    erasers: { payments: erasing(erasePayments) },
    deletionBlocks: {
      async 'payments that are not over'(db, memberId) {
        const what = await findMoneyUnderWay(db, memberId)
        if (!what) return undefined
        return {
          words: {
            chargeback: 'A bank wants a payment of yours back: wait until that is decided',
            refund: 'Money is on its way back to you: wait until it is sent',
            payment: 'You began a payment: wait until its money has come or it has ended',
          }[what],
          link: { to: '/my/balance', label: 'Balance' },
        }
      },
    },
  },
  letters: paymentLetters,
  ledgerChecks: [
    paymentsAreInTheBook,
    eachPaymentIsBookedOnce,
    chargebacksHoldTheirMoney,
    paymentsAreInOneCurrency,
    refundsAreSent,
  ],
  disputedMoney: [listOwedMoney],
}
