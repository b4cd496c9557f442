import { eq, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { type IdeaRow, isOnBoard, lockAnyIdea } from './lock-idea.ts'
import { authorise } from './permissions.ts'
import { idea, ideaComment, ideaFollow, ideaOutcome, ideaVote } from './schema.server.ts'

/** Joins an idea with another: votes and followers go over, each person once, comments too; its address leads to the other. */
export async function mergeIdeas(
  tx: Transaction,
  actor: MemberActor,
  { ideaId, intoId }: { ideaId: string; intoId: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'idea.manage')
  if (ideaId === intoId)
    throw new Invalid('An idea can’t be joined with itself', { into: ['Merge into: another idea'] })
  const { from, into } = await lockBoth(tx, ideaId, intoId)
  if (!isOnBoard(from)) throw new Conflict(`“${from.title}” is not on the board any more`)
  if (!isOnBoard(into)) throw new Conflict(`“${into.title}” is not on the board any more`)
  await moveVotes(tx, from.id, into.id)
  await moveFollowers(tx, from.id, into.id)
  await tx.db.update(ideaComment).set({ ideaId: into.id }).where(eq(ideaComment.ideaId, from.id))
  await tx.db.execute(sql`
    insert into ${ideaOutcome} (idea_id, kind, key, title, address, at, by_id)
    select ${into.id}::uuid, kind, key, title, address, at, by_id from ${ideaOutcome} where idea_id = ${from.id}::uuid
    on conflict do nothing`)
  await tx.db.delete(ideaOutcome).where(eq(ideaOutcome.ideaId, from.id))
  // Those that were joined with it before lead to where it leads: nobody is sent on twice.
  await tx.db.update(idea).set({ mergedIntoId: into.id }).where(eq(idea.mergedIntoId, from.id))
  await tx.db
    .update(idea)
    .set({ mergedIntoId: into.id, mergedAt: tx.now, mergedVotes: from.votes, comments: 0 })
    .where(eq(idea.id, from.id))
  await tx.db
    .update(idea)
    .set({ comments: sql`${idea.comments} + ${from.comments}` })
    .where(eq(idea.id, into.id))
  await recordSecurityEvent(tx, {
    kind: 'idea.merged',
    actor,
    memberId: from.authorId ?? undefined,
    origin,
    details: { number: from.number, title: from.title, votes: from.votes, into: into.number },
  })
  await tx.announce({ kind: 'ideas.changed', ideaIds: [from.id, into.id] })
  await tx.announce({ kind: 'idea.outcomes-changed' })
  await tx.announce({
    kind: 'idea.merged',
    title: from.title,
    authorId: from.authorId,
    intoNumber: into.number,
    intoTitle: into.title,
  })
}

/** In the order of their ids: two who join the same two crosswise don't wait for one another. */
async function lockBoth(
  tx: Transaction,
  ideaId: string,
  intoId: string,
): Promise<{ from: IdeaRow; into: IdeaRow }> {
  const [first = '', second = ''] = [ideaId, intoId].toSorted()
  const rows = [await lockAnyIdea(tx, first), await lockAnyIdea(tx, second)]
  const from = rows.find(({ id }) => id === ideaId)
  const into = rows.find(({ id }) => id === intoId)
  if (!from || !into) throw new Error('Locked others than were asked for')
  return { from, into }
}

/** Whoever voted for both has one vote: the one they gave where it stays. */
async function moveVotes(tx: Transaction, fromId: string, intoId: string): Promise<void> {
  await tx.db.execute(sql`
    insert into ${ideaVote} (idea_id, member_id, voted_at, is_recent)
    select ${intoId}::uuid, member_id, voted_at, is_recent from ${ideaVote} where idea_id = ${fromId}::uuid
    on conflict do nothing`)
  await tx.db.delete(ideaVote).where(eq(ideaVote.ideaId, fromId))
}

async function moveFollowers(tx: Transaction, fromId: string, intoId: string): Promise<void> {
  await tx.db.execute(sql`
    insert into ${ideaFollow} (idea_id, member_id, is_by_vote, since)
    select ${intoId}::uuid, member_id, is_by_vote, since from ${ideaFollow} where idea_id = ${fromId}::uuid
    on conflict do nothing`)
  await tx.db.delete(ideaFollow).where(eq(ideaFollow.ideaId, fromId))
}
