import { findPerson } from '#domain/accounts/index.ts'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { lockMoney } from '#domain/ledger/index.ts'
import { type Payment, paymentFor, startPayment, type StartPaymentContext } from '#domain/payments/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type Minor, subtract } from '#platform/money/money.ts'
import { beginPlan } from './begin-pro.ts'
import { changePlan } from './change-plan.ts'
import { findPaidPeriod } from './give-back.ts'
import { lockSubscription } from './lock-subscription.ts'
import { authorise } from './permissions.ts'
import { computeChange, priceOf, type ProPlan, proPlans } from './plan-rules.ts'
import type { ProSubscription } from './schema.server.ts'
import { nextSum, tryToCharge } from './settle-pro.ts'
import { stateAt } from './subscription-rules.ts'

/** What a plan would cost a member at this moment, however they stand. */
export async function sumDueNow(
  tx: Pick<Transaction, 'db' | 'now'>,
  { memberId, plan }: { memberId: string; plan: ProPlan },
  row: ProSubscription | undefined,
  settings: Settings,
): Promise<Minor> {
  const price = priceOf(plan, settings)
  const state = row ? stateAt(row, tx.now) : 'ended'
  if (row && state === 'past_due') return nextSum(row, settings)
  const current = state === 'active' ? await findPaidPeriod(tx.db, memberId, tx.now) : undefined
  return current ? computeChange(current, price, tx.now).due : price
}

/** The balance is too small: what is missing is paid outside, and PRO goes on when the money has come. */
export async function payForPro(
  tx: Transaction,
  actor: MemberActor,
  { plan }: { plan: ProPlan },
  { settings, provider }: { settings: Settings; provider: StartPaymentContext['provider'] },
): Promise<Payment> {
  authorise(actor, 'pro.begin')
  const row = await lockSubscription(tx, actor.id)
  const sum = await sumDueNow(tx, { memberId: actor.id, plan }, row, settings)
  const missing = subtract(sum, await lockMoney(tx, actor.id))
  if (missing <= 0n) throw new Conflict('Your balance is enough by now: pay from it')
  return startPayment(
    tx,
    actor,
    { amount: paymentFor(missing, settings), purpose: 'pro', subjectId: plan, returnTo: '/my/pro?done=paid' },
    { settings, provider },
  )
}

/**
 * The money has come: what it was paid for is done, by the sum that was asked for then, if it still can be. Otherwise it stays on the
 * balance.
 */
export async function usePayment(
  tx: Transaction,
  actor: Actor,
  { memberId, plan: said, askedAt }: { memberId: string; plan: string; askedAt?: Date | undefined },
  { settings }: { settings: Settings },
): Promise<void> {
  authorise(actor, 'pro.settle')
  const plan = proPlans.find((one) => one === said)
  const row = await lockSubscription(tx, memberId)
  const state = row ? stateAt(row, tx.now) : 'ended'
  if (!plan) return
  // Who can't sell pays for nothing.
  if ((await findPerson(tx.db, memberId))?.state !== 'active') return
  if (state === 'ended') return beginPlan(tx, actor, { memberId, plan }, { settings })
  // Only of what runs: whoever had it cancelled or given before begins it anew.
  if (row?.cancelledAt) return
  if (row && state === 'past_due') await tryToCharge(tx, row, settings)
  else if (state === 'active') await changePlan(tx, actor, { memberId, plan, shownAt: askedAt }, { settings })
}
