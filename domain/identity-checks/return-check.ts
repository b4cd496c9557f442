import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CheckContext } from './check-context.ts'
import { decide } from './decide.ts'

/** Sends the documents back with what is wrong with them; the member may send others. */
export async function returnCheck(
  tx: Transaction,
  actor: Actor,
  { checkId, reason }: { checkId: string; reason: string },
  context: CheckContext,
): Promise<void> {
  await decide(tx, actor, { checkId, state: 'returned', reason }, context)
}
