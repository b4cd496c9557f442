import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from './permissions.ts'
import { memberBlock } from './schema.server.ts'

/** Everything is as before, unless the other has blocked them too. Who is not blocked stays so. */
export async function unblockPerson(
  tx: Transaction,
  actor: MemberActor,
  { memberId }: { memberId: string },
): Promise<void> {
  authorise(actor, 'block.change')
  await tx.db
    .delete(memberBlock)
    .where(and(eq(memberBlock.blockerId, actor.id), eq(memberBlock.blockedId, memberId)))
  await tx.announce({ kind: 'block.changed', oneId: actor.id, otherId: memberId })
}
