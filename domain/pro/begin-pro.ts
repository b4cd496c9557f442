import type { Actor, MemberActor } from '#domain/actor.ts'
import { lockMoney, NotEnoughMoney } from '#domain/ledger/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { addPeriod, chargePeriod } from './charge-period.ts'
import { lockSubscription } from './lock-subscription.ts'
import { authorise } from './permissions.ts'
import { priceOf, type ProPlan } from './plan-rules.ts'
import type { ProSubscription } from './schema.server.ts'
import { holdsAfter, stateAt } from './subscription-rules.ts'
import { concludePro } from './write-subscription.ts'

type Context = { settings: Settings }

/** Days to try it, once a person. Nothing is paid; on the day after them the plan is, unless it is cancelled before. */
export async function beginTrial(
  tx: Transaction,
  actor: MemberActor,
  { plan }: { plan: ProPlan },
  { settings }: Context,
): Promise<void> {
  authorise(actor, 'pro.begin')
  const before = await expectNone(tx, actor.id)
  if (!before && settings.proTrialDays > 0) return tryIt(tx, firstOf(tx, actor.id, plan), settings)
  if (before && !before.trialAt && settings.proTrialDays > 0)
    return tryIt(tx, { ...firstOf(tx, actor.id, plan), ...kept(before) }, settings)
  throw new Conflict('You have tried PRO already: it begins with its first payment')
}

async function tryIt(tx: Transaction, row: Facts, settings: Settings): Promise<void> {
  const until = addDays(tx.now, settings.proTrialDays)
  const period = await addPeriod(tx, row, { kind: 'trial', plan: row.plan, startsAt: tx.now, endsAt: until })
  await concludePro(
    tx,
    {
      ...row,
      state: 'trial',
      trialAt: tx.now,
      until,
      holdsUntil: holdsAfter(until, false, settings),
      anchorDay: until.getUTCDate(),
      periods: period.number,
    },
    'trial-begun',
    { sum: priceOf(row.plan, settings) },
  )
}

/** The first period is paid for at once, from the balance. */
export async function beginPlan(
  tx: Transaction,
  actor: Actor,
  { memberId, plan, shown }: { memberId: string; plan: ProPlan; shown?: Minor | undefined },
  { settings }: Context,
): Promise<void> {
  authorise(actor, 'pro.pay', { ownerId: memberId })
  const before = await expectNone(tx, memberId)
  const price = priceOf(plan, settings)
  expectShown(shown, price)
  await expectMoney(tx, memberId, price)
  const row = { ...firstOf(tx, memberId, plan), ...(before ? kept(before) : {}) }
  const charge = { plan, startsAt: tx.now, price, anchorDay: tx.now.getUTCDate() }
  await concludePro(tx, await chargePeriod(tx, row, charge, settings), 'charged', { sum: price })
}

export function expectShown(shown: Minor | undefined, sum: Minor): void {
  if (shown !== undefined && shown !== sum)
    throw new Conflict('The sum has changed since you saw it: look at it again')
}

/** Asked before anything is written, so that a refusal says how much is missing. */
export async function expectMoney(tx: Transaction, memberId: string, sum: Minor): Promise<void> {
  const available = await lockMoney(tx, memberId)
  if (available < sum) throw new NotEnoughMoney('available', available, sum, memberId)
}

type Facts = Omit<ProSubscription, 'nextAt'>

async function expectNone(tx: Transaction, memberId: string): Promise<ProSubscription | undefined> {
  const row = await lockSubscription(tx, memberId)
  if (row && stateAt(row, tx.now) !== 'ended') throw new Conflict('You have PRO already')
  return row
}

/** What is remembered of PRO that a member had before. */
const kept = ({ trialAt, firstPaidAt, periods }: ProSubscription) => ({ trialAt, firstPaidAt, periods })

export const firstOf = (tx: Pick<Transaction, 'now'>, memberId: string, plan: ProPlan): Facts => ({
  memberId,
  state: 'ended',
  plan,
  since: tx.now,
  until: tx.now,
  holdsUntil: tx.now,
  cancelledAt: null,
  trialAt: null,
  firstPaidAt: null,
  anchorDay: tx.now.getUTCDate(),
  periods: 0,
  quotedMinor: null,
  remindedAt: null,
  triedAt: null,
})
