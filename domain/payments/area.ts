import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { sandboxDeliveries } from '#platform/payments/sandbox-deliveries.ts'
import { paymentsAreInTheBook, eachPaymentIsBookedOnce } from './check-ledger.ts'
import { exportPayments, exportStatement } from './export-payments.ts'
import { paymentsJobs } from './jobs.ts'
import { permissions } from './permissions.ts'

export const payments: Area = {
  permissions,
  reactions: {
    'payment.refund-asked': ({ paymentId }) => [enqueue({ job: 'payments.refund', data: { paymentId } })],
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
  },
  ledgerChecks: [paymentsAreInTheBook, eachPaymentIsBookedOnce],
}
