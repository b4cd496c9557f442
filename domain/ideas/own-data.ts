import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { idea, ideaComment, ideaFollow, ideaOutcome, ideaStep, ideaVote } from './schema.server.ts'

/** What a member proposed, said, voted for and follows. */
export async function exportIdeas(db: Db, memberId: string) {
  const [ideas, comments, votes, followed] = [
    await db
      .select({
        number: idea.number,
        title: idea.title,
        text: idea.text,
        votes: idea.votes,
        writtenAt: idea.writtenAt,
        editedAt: idea.editedAt,
        withdrawnAt: idea.withdrawnAt,
        hiddenReason: idea.hiddenReason,
      })
      .from(idea)
      .where(eq(idea.authorId, memberId))
      .orderBy(newestFirst(idea.number)),
    await db
      .select({
        idea: idea.number,
        text: ideaComment.text,
        at: ideaComment.at,
        editedAt: ideaComment.editedAt,
      })
      .from(ideaComment)
      .innerJoin(idea, eq(idea.id, ideaComment.ideaId))
      .where(eq(ideaComment.authorId, memberId))
      .orderBy(newestFirst(ideaComment.at)),
    await db
      .select({ idea: idea.number, title: idea.title, at: ideaVote.votedAt })
      .from(ideaVote)
      .innerJoin(idea, eq(idea.id, ideaVote.ideaId))
      .where(eq(ideaVote.memberId, memberId))
      .orderBy(newestFirst(ideaVote.votedAt)),
    await db
      .select({ idea: idea.number, title: idea.title, since: ideaFollow.since })
      .from(ideaFollow)
      .innerJoin(idea, eq(idea.id, ideaFollow.ideaId))
      .where(eq(ideaFollow.memberId, memberId))
      .orderBy(newestFirst(ideaFollow.since)),
  ]
  return { ideas, comments, votes, followed }
}

/** What others voted for and replied to stays, without the name; votes and following go, and with them their counts. */
export async function eraseIdeas(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(ideaVote).where(eq(ideaVote.memberId, memberId))
  await tx.db.delete(ideaFollow).where(eq(ideaFollow.memberId, memberId))
  await tx.db.update(idea).set({ authorId: null }).where(eq(idea.authorId, memberId))
  await tx.db.update(idea).set({ answeredBy: null }).where(eq(idea.answeredBy, memberId))
  await tx.db.update(ideaComment).set({ authorId: null }).where(eq(ideaComment.authorId, memberId))
  await tx.db.update(ideaStep).set({ byId: null }).where(eq(ideaStep.byId, memberId))
  await tx.db.update(ideaOutcome).set({ byId: null }).where(eq(ideaOutcome.byId, memberId))
}
