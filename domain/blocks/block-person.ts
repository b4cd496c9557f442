import { findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { countBlocked } from './block-queries.ts'
import { BLOCKS_MOST } from './block-rules.ts'
import { lockPair } from './lock-pair.ts'
import { authorise } from './permissions.ts'
import { memberBlock } from './schema.server.ts'

/** Wants nothing to do with somebody from now on; once more, it is the note that changes. The other is not told. */
export async function blockPerson(
  tx: Transaction,
  actor: MemberActor,
  { memberId, note }: { memberId: string; note: string },
): Promise<void> {
  authorise(actor, 'block.change')
  if (memberId === actor.id) throw new Conflict('This is you: block somebody else')
  const other = await findPerson(tx.db, memberId)
  if (!other || other.state === 'deleted') throw new NotFound('There is no such member')
  await lockPair(tx, actor.id, memberId)
  if ((await countBlocked(tx.db, actor.id)) >= BLOCKS_MOST)
    throw new Conflict(`You have blocked ${BLOCKS_MOST} people, as many as one may. Unblock some first.`)
  await tx.db
    .insert(memberBlock)
    .values({ blockerId: actor.id, blockedId: memberId, note, at: tx.now })
    .onConflictDoUpdate({ target: [memberBlock.blockerId, memberBlock.blockedId], set: { note } })
  await tx.announce({ kind: 'block.changed', oneId: actor.id, otherId: memberId })
}
