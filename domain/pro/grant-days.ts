import { findPerson } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { firstOf } from './begin-pro.ts'
import { addPeriod } from './charge-period.ts'
import { lockSubscription } from './lock-subscription.ts'
import { authorise } from './permissions.ts'
import { holdsAfter, stateAt } from './subscription-rules.ts'
import { concludePro } from './write-subscription.ts'

type Grant = { memberId: string; days: number; reason: string }

/**
 * An administrator gives days of PRO. They follow what the member has, so that a charge comes so much later; whoever has none gets
 * them without a plan behind them: they end by themselves.
 */
export async function grantProDays(
  tx: Transaction,
  actor: Actor,
  { memberId, days, reason }: Grant,
  { settings, origin }: { settings: Settings; origin?: Origin },
): Promise<void> {
  authorise(actor, 'pro.grant', { ownerId: memberId })
  const person = await findPerson(tx.db, memberId)
  if (!person) throw new NotFound('There is no such member')
  if (person.state !== 'active') throw new Conflict('Only an active member can use PRO')
  const before = await lockSubscription(tx, memberId)
  const runs = before && stateAt(before, tx.now) !== 'ended' ? before : undefined
  const row = runs ?? {
    ...firstOf(tx, memberId, 'monthly'),
    ...(before
      ? { trialAt: before.trialAt, firstPaidAt: before.firstPaidAt, periods: before.periods }
      : undefined),
    cancelledAt: tx.now,
  }
  const startsAt = row.until > tx.now ? row.until : tx.now
  const until = addDays(startsAt, days)
  const period = await addPeriod(tx, row, { kind: 'granted', plan: null, startsAt, endsAt: until, reason })
  const granted = {
    ...row,
    state: row.state === 'trial' ? ('trial' as const) : ('active' as const),
    until,
    holdsUntil: holdsAfter(until, row.cancelledAt !== null, settings),
    anchorDay: until.getUTCDate(),
    periods: period.number,
    // The charge that was told of comes later: it is told anew.
    quotedMinor: null,
    remindedAt: null,
    triedAt: null,
  }
  await concludePro(tx, granted, 'granted', { reason: `${days === 1 ? '1 day' : `${days} days`}. ${reason}` })
  await recordSecurityEvent(tx, { kind: 'pro.granted', actor, memberId, origin, details: { days, reason } })
}
