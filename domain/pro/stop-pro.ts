import type { MemberActor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { expectShown } from './begin-pro.ts'
import { findPaidPeriod, giveUnusedBack } from './give-back.ts'
import { lockRunning } from './lock-subscription.ts'
import { endPeriods } from './move-periods.ts'
import { authorise } from './permissions.ts'
import { unusedOf } from './plan-rules.ts'
import { givesUnusedBack, holdsAfter } from './subscription-rules.ts'
import { concludePro, ended } from './write-subscription.ts'

/** Nothing is taken any more; what is paid for is had to its end. */
export async function cancelPro(tx: Transaction, actor: MemberActor): Promise<void> {
  authorise(actor, 'pro.stop')
  const row = await lockRunning(tx, actor.id)
  if (row.cancelledAt) return
  if (row.until <= tx.now) return void (await concludePro(tx, ended(row, tx.now), 'ended'))
  const stopped = { ...row, cancelledAt: tx.now, holdsUntil: row.until, quotedMinor: null, remindedAt: null }
  await concludePro(tx, stopped, 'cancelled')
}

/** Whoever thought better of it before the end goes on as before. */
export async function resumePro(
  tx: Transaction,
  actor: MemberActor,
  { settings }: { settings: Settings },
): Promise<void> {
  authorise(actor, 'pro.begin')
  const row = await lockRunning(tx, actor.id)
  if (!row.cancelledAt) return
  const holdsUntil = holdsAfter(row.until, false, settings)
  await concludePro(tx, { ...row, cancelledAt: null, holdsUntil }, 'resumed')
}

/** Soon after the first payment: it ends at once, and the days that were not had come back. */
export async function endProNow(
  tx: Transaction,
  actor: MemberActor,
  { shown }: { shown?: Minor | undefined } = {},
): Promise<void> {
  authorise(actor, 'pro.stop')
  const row = await lockRunning(tx, actor.id)
  const period = await findPaidPeriod(tx.db, actor.id, tx.now)
  if (!period || !givesUnusedBack(row.firstPaidAt, tx.now))
    throw new Conflict(
      'Unused days come back within 14 days of the first payment: cancel it to its end instead',
    )
  expectShown(shown, unusedOf(period, tx.now))
  const back = await giveUnusedBack(tx, period)
  await endPeriods(tx, actor.id)
  await concludePro(tx, ended(row, tx.now), 'given-back', { sum: back })
}
