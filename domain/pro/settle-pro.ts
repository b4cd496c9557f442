import { findPerson } from '#domain/accounts/index.ts'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { lockMoney } from '#domain/ledger/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { chargePeriod } from './charge-period.ts'
import { lockRunning, lockSubscription } from './lock-subscription.ts'
import { authorise } from './permissions.ts'
import { priceOf } from './plan-rules.ts'
import type { ProSubscription } from './schema.server.ts'
import { dueOf } from './subscription-rules.ts'
import { concludePro, ended, writeSubscription } from './write-subscription.ts'

type Context = { settings: Settings }

/**
 * What the clock does with a subscription whose time has come: it reminds, charges the next period, or ends it. Harmless twice: what
 * is due is worked out from the row, under its lock.
 */
export async function settlePro(
  tx: Transaction,
  actor: Actor,
  { memberId }: { memberId: string },
  { settings }: Context,
): Promise<void> {
  authorise(actor, 'pro.settle')
  const row = await lockSubscription(tx, memberId)
  const due = row && dueOf(row, tx.now)
  if (!row || !due) return
  if (due === 'remind') await remind(tx, row, settings)
  else if (due === 'charge') await tryToCharge(tx, row, settings)
  // Nobody is charged for days that they did not have, nor for new ones after a lapse that they did not see.
  else await concludePro(tx, ended(row, row.holdsUntil), 'ended')
}

/** From now on the sum is a promise: whatever the rules say by then, no other is taken. */
async function remind(tx: Transaction, row: ProSubscription, settings: Settings): Promise<void> {
  // From whoever is banned or leaves nothing is taken; who comes back before the day is reminded then.
  if ((await findPerson(tx.db, row.memberId))?.state !== 'active') return
  const sum = priceOf(row.plan, settings)
  await concludePro(tx, { ...row, quotedMinor: sum, remindedAt: tx.now }, 'renewal-coming', { sum })
}

/** The member put money on the balance and does not wait for the next try. */
export async function payProNow(tx: Transaction, actor: MemberActor, { settings }: Context): Promise<void> {
  authorise(actor, 'pro.begin')
  const row = await lockRunning(tx, actor.id)
  if (row.state !== 'past_due') throw new Conflict('Nothing is owed for PRO')
  if ((await lockMoney(tx, actor.id)) < nextSum(row, settings))
    throw new Conflict('There is not enough on your balance to pay for PRO')
  await tryToCharge(tx, row, settings)
}

/** What is taken next: what the reminder told, otherwise what the plan costs. */
export const nextSum = (
  { quotedMinor, plan }: Pick<ProSubscription, 'quotedMinor' | 'plan'>,
  settings: Settings,
): Minor => quotedMinor ?? priceOf(plan, settings)

export async function tryToCharge(tx: Transaction, row: ProSubscription, settings: Settings): Promise<void> {
  const { memberId, plan, until: startsAt, anchorDay } = row
  const person = await findPerson(tx.db, memberId)
  // Who can't sell pays for nothing.
  if (person?.state !== 'active') return void (await concludePro(tx, ended(row, tx.now), 'ended'))
  const price = nextSum(row, settings)
  if ((await lockMoney(tx, memberId)) >= price) {
    const paid = await chargePeriod(tx, row, { plan, startsAt, price, anchorDay }, settings)
    return void (await concludePro(tx, paid, 'charged', { sum: price }))
  }
  // More than the one day that the clock needs was told as days of grace when the period was paid: they stay, whatever the rules say by now.
  const hasGrace = settings.proGraceDays > 0 || row.holdsUntil > addDays(row.until, 1)
  if (!hasGrace) return void (await concludePro(tx, ended(row, tx.now), 'ended'))
  const waiting = { ...row, state: 'past_due' as const, quotedMinor: price, triedAt: tx.now }
  // Told once: the later tries of the days of grace say nothing new.
  if (row.state === 'past_due') await writeSubscription(tx, waiting)
  else await concludePro(tx, waiting, 'money-short', { sum: price })
}
