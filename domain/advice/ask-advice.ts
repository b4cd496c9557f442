import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { authorise } from './permissions.ts'

/** Of a member, in all processes: more than anyone asks who also writes. */
const ADVICE = { name: 'advice', most: 60, everySeconds: 3_600 }

/** Before anything is read for somebody: whether they may ask, and not too often. */
export async function askAdvice(tx: Transaction, actor: MemberActor): Promise<void> {
  authorise(actor, 'advice.ask')
  await countUse(tx.db, ADVICE, actor.id, tx.now)
}
