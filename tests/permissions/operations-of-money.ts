import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator } from '#domain/actor.ts'
import { verifyLedger } from '#domain/ledger/index.ts'
import { giveMoney, spendAll } from '#domain/ledger/testing.ts'
import {
  askRefund,
  confirmRefund,
  countRefundProposals,
  declineRefund,
  findSoughtPayments,
  findWholePayment,
  listPayments,
  listPaymentsForFile,
  listProposalsOf,
  listRefundProposals,
  proposeRefund,
  sendBack,
  readPaymentFilters,
  countOpenChargebacks,
  decideChargeback,
  listChargebacks,
  listPaymentsOf,
  recoverDebt,
  startPayment,
} from '#domain/payments/index.ts'
import { chargeBack } from '#domain/payments/testing.ts'
import { payment } from '#domain/payments/schema.server.ts'
import { readSought } from '#domain/sought-rules.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { finance, livingAnns, operation, type Operations, otherFinance, own } from './operation.ts'
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

/** A case about a payment of theirs, of which nothing is left to hold but what is on the balance. */
async function chargedBack(tx: Transaction, memberId: string): Promise<string> {
  return chargeBack(tx, await paid(tx, memberId))
}

const filters = readPaymentFilters(new URLSearchParams())

const refundOf = async (tx: Transaction, memberId: string) => ({
  paymentId: await paid(tx, memberId),
  amount: minor(100),
  formKey: 'a form',
  reason: 'For a test',
})

/** A colleague wants to send something of theirs back. */
async function proposedRefund(tx: Transaction, memberId: string): Promise<string> {
  const colleague = actorOf(await makeMember(tx, { role: 'finance' }))
  return (await proposeRefund(tx, colleague, await refundOf(tx, memberId))).id
}

export const operationsOfMoney: Operations = {
  'ledger.verifyLedger': operation(
    [...finance, 'operator', 'clock'],
    ({ tx, asks }) =>
      () =>
        verifyLedger(tx, asks, [], () => 0),
  ),
  'payments.startPayment': own(
    ['Ann', 'Ann, an administrator', 'another member', 'administrator', 'moderator', 'support', 'finance'],
    ({ tx, asks }) =>
      () =>
        startPayment(
          tx,
          asks,
          { amount: minor(5_000), purpose: 'top-up' },
          { settings: context.settings, provider: 'sandbox' },
        ),
  ),
  'payments.askRefund': operation(
    [...livingAnns, 'administrator', 'finance', 'operator'],
    async ({ tx, asks, ann }) => {
      const asked = {
        paymentId: await paid(tx, ann.id),
        amount: minor(100),
        formKey: 'a form',
        reason: 'For a test',
      }
      return () => askRefund(tx, asks, asked)
    },
  ),
  'payments.decideChargeback': operation([...otherFinance, 'operator'], async ({ tx, asks, ann }) => {
    const chargebackId = await chargedBack(tx, ann.id)
    return () => decideChargeback(tx, asks, { chargebackId, outcome: 'won', note: 'For a test' })
  }),
  'payments.recoverDebt': operation([...otherFinance, 'operator'], async ({ tx, asks, ann }) => {
    const paymentId = await paid(tx, ann.id)
    await spendAll(tx, ann.id)
    const chargebackId = await chargeBack(tx, paymentId)
    await decideChargeback(tx, operator, { chargebackId, outcome: 'lost', note: 'For a test' })
    await giveMoney(tx, ann.id, 100)
    return () => recoverDebt(tx, asks, { chargebackId })
  }),
  'payments.findSoughtPayments': operation(finance, ({ tx, asks, ann }) => {
    return () => findSoughtPayments(tx.db as Db, asks, { ...readSought('', 'USD'), memberId: ann.id })
  }),
  'payments.listPayments': operation(finance, ({ tx, asks }) => {
    return () => listPayments(tx.db as Db, asks, { filters, currency: 'USD' })
  }),
  'payments.listPaymentsForFile': operation(finance, ({ tx, asks }) => {
    return () => listPaymentsForFile(tx.db as Db, asks, { filters, currency: 'USD' })
  }),
  'payments.findWholePayment': operation(finance, async ({ tx, asks, ann }) => {
    const paymentId = await paid(tx, ann.id)
    return () => findWholePayment(tx.db as Db, asks, paymentId)
  }),
  'payments.proposeRefund': operation(otherFinance, async ({ tx, asks, ann }) => {
    const asked = await refundOf(tx, ann.id)
    return () => proposeRefund(tx, asks, asked)
  }),
  'payments.sendBack': operation(otherFinance, async ({ tx, asks, ann }) => {
    const asked = await refundOf(tx, ann.id)
    return () => sendBack(tx, asks, asked)
  }),
  'payments.confirmRefund': operation(otherFinance, async ({ tx, asks, ann }) => {
    const proposalId = await proposedRefund(tx, ann.id)
    return () => confirmRefund(tx, asks, { proposalId })
  }),
  'payments.declineRefund': operation(otherFinance, async ({ tx, asks, ann }) => {
    const proposalId = await proposedRefund(tx, ann.id)
    return () => declineRefund(tx, asks, { proposalId, reason: 'For a test' })
  }),
  'payments.listRefundProposals': operation(
    finance,
    ({ tx, asks }) =>
      () =>
        listRefundProposals(tx.db as Db, asks),
  ),
  'payments.listProposalsOf': operation(
    finance,
    ({ tx, asks, ann }) =>
      () =>
        listProposalsOf(tx.db as Db, asks, ann.id),
  ),
  'payments.countRefundProposals': operation(
    finance,
    ({ tx, asks }) =>
      () =>
        countRefundProposals(tx.db as Db, asks),
  ),
  'payments.listPaymentsOf': operation(
    finance,
    ({ tx, asks, ann }) =>
      () =>
        listPaymentsOf(tx.db as Db, asks, ann.id),
  ),
  'payments.listChargebacks': operation(
    finance,
    ({ tx, asks }) =>
      () =>
        listChargebacks(tx.db as Db, asks, { state: 'open' }),
  ),
  'payments.countOpenChargebacks': operation(
    finance,
    ({ tx, asks }) =>
      () =>
        countOpenChargebacks(tx.db as Db, asks),
  ),
}
