import { verifyLedger } from '#domain/ledger/index.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { refundPayment, startPayment } from '#domain/payments/index.ts'
import { payment } from '#domain/payments/schema.server.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { admins, operation, type Operations, own } from './operation.ts'
import { context } from './scene.ts'

async function paid(tx: Transaction, memberId: string): Promise<string> {
  const [made] = await tx.db
    .insert(payment)
    .values({
      memberId,
      purpose: 'top-up',
      amount: minor(5_000),
      currency: 'USD',
      provider: 'sandbox',
      returnTo: '/my/balance',
      state: 'succeeded',
      createdAt: tx.now,
      nextLookAt: tx.now,
    })
    .returning({ id: payment.id })
  await giveMoney(tx, memberId, 5_000)
  return made?.id ?? ''
}

export const operationsOfMoney: Operations = {
  'ledger.verifyLedger': operation(
    [...admins, 'operator', 'clock'],
    ({ tx, asks }) =>
      () =>
        verifyLedger(tx, asks, [], () => 0),
  ),
  'payments.startPayment': own(
    ['Ann', 'Ann, an administrator', 'another member', 'administrator'],
    ({ tx, asks }) =>
      () =>
        startPayment(
          tx,
          asks,
          { amount: minor(5_000), purpose: 'top-up' },
          { settings: context.settings, provider: 'sandbox' },
        ),
  ),
  // Nobody gives back their own.
  'payments.refundPayment': operation(['administrator', 'operator', 'clock'], async ({ tx, asks, ann }) => {
    const paymentId = await paid(tx, ann.id)
    return () => refundPayment(tx, asks, { paymentId })
  }),
}
