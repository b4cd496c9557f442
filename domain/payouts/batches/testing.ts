import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { type Actor, type MemberActor, operator } from '#domain/actor.ts'
import { changeSettings, newestChangeId, type Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { giveEarned, spendAll } from '#domain/ledger/testing.ts'
import { applyPaymentEvent } from '#domain/payments/index.ts'
import { chargeBack, eventOf, makePayment } from '#domain/payments/testing.ts'
import { askPayout } from '../ask-payout.ts'
import { labelOf, type MethodDetails } from '../method-rules.ts'
import { movePayout } from '../move-payout.ts'
import { makeBatch } from './make-batch.ts'
import { context, makeMethod, makePayout, someBank } from '../testing.ts'

/** The marketplace of an operator in the euro area with an account to pay from. */
export const euroSettings: Settings = {
  ...context.settings,
  currency: 'EUR',
  operatorName: 'Harbour Street Co-operative',
  operatorIban: 'NL91 ABNA 0417 1643 00',
  operatorBic: 'ABNANL2A',
}

export const batchContext = {
  ...context,
  settings: euroSettings,
  csvLine: (cells: readonly unknown[]) => `${cells.join(',')}\r\n`,
}

/** Makes it such a marketplace, before any money has moved. */
export async function countInEuros(tx: Transaction): Promise<void> {
  const basedOn = await newestChangeId(tx.db)
  await changeSettings(tx, operator, { values: { currency: 'EUR' }, reason: 'For a test', basedOn })
}

/** An approved payout of somebody new. */
export async function makeApproved(
  tx: Transaction,
  by: Actor,
  { amountMinor = 4_000, details = someBank }: { amountMinor?: number; details?: MethodDetails } = {},
) {
  const who = await makeMember(tx)
  await giveEarned(tx, who.id, amountMinor)
  const methodId = await makeMethod(tx, who.id, details)
  const asked = { amount: minor(amountMinor), methodId }
  const { id, number } = await askPayout(tx, actorOf(who), asked, batchContext)
  await movePayout(tx, by, { payoutId: id, move: 'approve' }, batchContext)
  return { id, number, memberId: who.id, email: who.email, actor: actorOf(who), label: labelOf(details) }
}

/** Somebody spends what they paid in and all else that they have, and then their bank wants it back. */
export async function bringIntoDebt(tx: Transaction, who: MemberActor): Promise<void> {
  const paid = await makePayment(tx, who, 5_000, euroSettings)
  await applyPaymentEvent(tx, eventOf(paid, 'succeeded'))
  await spendAll(tx, who.id)
  await chargeBack(tx, paid.id)
}

/** A batch of one payout of somebody's, made by an administrator of its own. */
export async function makeBatchOf(tx: Transaction, who: Parameters<typeof actorOf>[0]): Promise<number> {
  const by = actorOf(await makeMember(tx, { role: 'admin' }))
  const payoutId = await makePayout(tx, who)
  const settings = { ...euroSettings, currency: context.settings.currency }
  await movePayout(tx, by, { payoutId, move: 'approve' }, context)
  const wanted = { way: 'bank', ids: [payoutId] } as const
  return (await makeBatch(tx, by, wanted, { ...batchContext, settings })).number
}
