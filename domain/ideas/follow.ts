import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockIdea } from './lock-idea.ts'
import { authorise } from './permissions.ts'
import { ideaFollow } from './schema.server.ts'

type Which = { ideaId: string }

/** Told of every state and answer from now on, voted or not. */
export async function followIdea(tx: Transaction, actor: MemberActor, { ideaId }: Which): Promise<void> {
  authorise(actor, 'idea.follow')
  const { id } = await lockIdea(tx, ideaId)
  await tx.db
    .insert(ideaFollow)
    .values({ ideaId: id, memberId: actor.id, since: tx.now })
    .onConflictDoUpdate({ target: [ideaFollow.ideaId, ideaFollow.memberId], set: { isByVote: false } })
}

export async function stopFollowing(tx: Transaction, actor: MemberActor, { ideaId }: Which): Promise<void> {
  authorise(actor, 'idea.follow')
  const { id } = await lockIdea(tx, ideaId)
  await tx.db.delete(ideaFollow).where(and(eq(ideaFollow.ideaId, id), eq(ideaFollow.memberId, actor.id)))
}
