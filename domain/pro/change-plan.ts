import type { Actor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { minor, type Minor, negated, zero } from '#platform/money/money.ts'
import { expectMoney, expectShown } from './begin-pro.ts'
import { chargePeriod } from './charge-period.ts'
import { findPaidPeriod, giveUnusedBack } from './give-back.ts'
import { lockRunning } from './lock-subscription.ts'
import { movePeriodsAfter } from './move-periods.ts'
import { authorise } from './permissions.ts'
import { computeChange, priceOf, type ProPlan } from './plan-rules.ts'
import { holdsAfter } from './subscription-rules.ts'
import { concludePro } from './write-subscription.ts'

/**
 * To the longer plan at once, with the unused days credited; to the shorter one when what is paid for is over, so that nobody has a
 * month at the price of a year's. While nothing is paid for yet, either is only noted. Whoever was shown that nothing is taken now is not
 * charged because a period began since.
 */
export async function changePlan(
  tx: Transaction,
  actor: Actor,
  {
    memberId,
    plan,
    shown,
    shownAt = tx.now,
  }: { memberId: string; plan: ProPlan; shown?: Minor | undefined; shownAt?: Date | undefined },
  { settings }: { settings: Settings },
): Promise<void> {
  authorise(actor, 'pro.pay', { ownerId: memberId })
  const row = await lockRunning(tx, memberId)
  if (row.cancelledAt) throw new Conflict('PRO is cancelled: go on with it first')
  if (row.plan === plan) return
  const current = await findPaidPeriod(tx.db, memberId, tx.now)
  if (row.state !== 'active' || !current || current.plan === plan || plan === 'monthly') {
    expectShown(shown, zero)
    // Another sum than the reminder told: it is told anew.
    await concludePro(tx, { ...row, plan, quotedMinor: null, remindedAt: null }, 'plan-changed', {
      sum: priceOf(plan, settings),
    })
    return
  }
  // The days until a payment came are nobody's loss: what was asked for is enough.
  const asOf = shownAt >= current.startsAt ? shownAt : tx.now
  const { price, due } = computeChange(current, priceOf(plan, settings), asOf)
  expectShown(shown, due)
  if (due > 0n) await expectMoney(tx, memberId, due)
  await giveUnusedBack(tx, current, asOf)
  const charge = { plan, startsAt: tx.now, price, anchorDay: tx.now.getUTCDate() }
  const paid = await chargePeriod(tx, row, charge, settings)
  // Days that were granted after what is paid for are not lost.
  const laterMs = paid.until.getTime() - current.endsAt.getTime()
  await movePeriodsAfter(tx, memberId, current.endsAt, laterMs)
  const until = new Date(row.until.getTime() + laterMs)
  const changed = {
    ...paid,
    until,
    holdsUntil: holdsAfter(until, false, settings),
    anchorDay: until.getUTCDate(),
  }
  await concludePro(tx, changed, 'charged', { sum: due > 0n ? due : minor(negated(due)) })
}
