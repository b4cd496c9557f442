import type { Actor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CheckContext } from './check-context.ts'
import { decide } from './decide.ts'

/** The documents show who the member is: payouts of any size are open to them while it holds. */
export async function approveCheck(
  tx: Transaction,
  actor: Actor,
  { checkId }: { checkId: string },
  context: CheckContext,
): Promise<void> {
  const validUntil = addDays(tx.now, context.settings.identityValidDays)
  await decide(tx, actor, { checkId, state: 'approved', validUntil }, context)
}
