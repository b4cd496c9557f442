import { desc, eq } from 'drizzle-orm'
import { banMember, liftBan } from '#domain/accounts/index.ts'
import { context } from '#domain/accounts/testing-account.ts'
import { askRefund, decideChargeback, recoverDebt } from '#domain/payments/index.ts'
import { applyChargeback } from '#domain/payments/chargebacks/apply-chargeback.ts'
import { chargeback, payment } from '#domain/payments/schema.server.ts'
import { chargebackOf } from '#domain/payments/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import type { Action } from './deal-actions.ts'

const reason = 'It was found out'

async function paymentOf(tx: Transaction, memberId: string) {
  const [found] = await tx.db.select().from(payment).where(eq(payment.memberId, memberId))
  if (!found) throw new NotFound('They paid nothing in')
  return found
}

async function caseOf(tx: Transaction, memberId: string) {
  const [found] = await tx.db
    .select()
    .from(chargeback)
    .where(eq(chargeback.memberId, memberId))
    .orderBy(desc(chargeback.number))
  if (!found) throw new NotFound('No bank wants anything of theirs')
  return { chargebackId: found.id, note: reason }
}

/** What happens to the people of a deal beside it: bans, their cards and their banks. */
export const outsideActions: Record<string, Action> = {
  ban: ({ tx, who, admin }) =>
    banMember(tx, admin, { memberId: who.id, reason, evidence: '', until: undefined }, context),
  liftBan: ({ tx, who, admin }) => liftBan(tx, admin, { memberId: who.id, reason }, context),
  refundToCard: async ({ tx, who, admin, amountMinor, flag }) =>
    askRefund(tx, flag ? who : admin, {
      paymentId: (await paymentOf(tx, who.id)).id,
      amount: minor(amountMinor),
      formKey: crypto.randomUUID(),
      reason,
    }),
  openChargeback: async ({ tx, who, amountMinor, nth }) => {
    const paid = await paymentOf(tx, who.id)
    const wanted = { amount: minor(amountMinor), reference: `bank-${nth}-${paid.id}` }
    await applyChargeback(tx, chargebackOf(paid, 'chargeback-opened', wanted))
  },
  endChargeback: async ({ tx, who, admin, flag }) =>
    decideChargeback(tx, admin, { ...(await caseOf(tx, who.id)), outcome: flag ? 'won' : 'lost' }),
  recoverDebt: async ({ tx, who, admin }) => recoverDebt(tx, admin, await caseOf(tx, who.id)),
}
