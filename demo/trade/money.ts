import type { MemberActor } from '#domain/actor.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { applyPaymentEvent, notePaymentSent, startPayment } from '#domain/payments/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { demoOrigin, type DemoContext } from '../demo-step.ts'
import { minutesBefore } from './stage.ts'

const ROUND = 50_000n
const BEFORE_MINUTES = 6

/** Tops a balance up through the sandbox: begun, sent and confirmed as any payment is. */
export async function topUp(
  tx: Transaction,
  actor: MemberActor,
  amount: Minor,
  { settings }: Pick<DemoContext, 'settings'>,
): Promise<void> {
  const { id, currency } = await startPayment(
    tx,
    actor,
    { amount, purpose: 'top-up' },
    { settings, provider: 'sandbox' },
  )
  const reference = `demo-${id}`
  await notePaymentSent(tx, { paymentId: id, reference, payAt: `/pay/sandbox/${reference}` })
  const said = {
    provider: 'sandbox',
    outcome: 'succeeded',
    reference,
    paymentId: id,
    amount,
    currency,
  } as const
  const applied = await applyPaymentEvent(tx, said, demoOrigin)
  if (applied !== 'applied') throw new Error(`The top-up was ${applied}`)
}

/** Whoever has too little tops up a round amount, a few minutes before. */
export async function haveMoney(
  tx: Transaction,
  actor: MemberActor,
  needed: Minor,
  context: Pick<DemoContext, 'settings'>,
): Promise<void> {
  const missing = needed - (await findOwnMoney(tx.db, actor.id)).available
  if (missing <= 0n) return
  const round = ((missing + ROUND - 1n) / ROUND) * ROUND
  await topUp(minutesBefore(tx, BEFORE_MINUTES), actor, minor(round), context)
}
