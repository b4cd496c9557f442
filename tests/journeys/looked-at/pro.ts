import type { MemberActor } from '#domain/actor.ts'
import { clockActor } from '#domain/actor.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { beginPlan, beginTrial, cancelPro, settlePro } from '#domain/pro/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** PRO as it came to stand by what happened on the days before. */
export async function makePro(
  tx: Transaction,
  who: MemberActor,
  how: 'active' | 'ended' | 'short of money',
): Promise<void> {
  const settings = await readSettings(tx.db, tx.now)
  const ago = (days: number): Transaction => ({ ...tx, now: addDays(tx.now, -days) })
  const settle = (days: number) => settlePro(ago(days), clockActor, { memberId: who.id }, { settings })
  if (how === 'short of money') {
    await beginTrial(ago(8), who, { plan: 'monthly' }, { settings })
    return settle(1)
  }
  await giveMoney(ago(46), who.id, 2_400)
  await beginPlan(ago(45), who, { memberId: who.id, plan: 'monthly' }, { settings })
  if (how === 'ended') await cancelPro(ago(40), who)
  // A month has 28 to 31 days: on one of these it is over, and its grace is not.
  await settle(16)
  await settle(14)
}
