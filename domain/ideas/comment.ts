import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { COMMENTS_DAILY_MOST, MEND_MINUTES } from './idea-rules.ts'
import { countOneAtATime, lockIdea } from './lock-idea.ts'
import { authorise, may } from './permissions.ts'
import { idea, ideaComment, ideaFollow } from './schema.server.ts'

type Written = { ideaId: string; text: string; parentId?: string | undefined }

/** Says something of an idea, or replies to what was said. */
export async function writeComment(
  tx: Transaction,
  actor: MemberActor,
  { ideaId, text, parentId }: Written,
): Promise<{ commentId: string; number: number }> {
  authorise(actor, 'idea.comment')
  await countOneAtATime(tx, actor.id)
  await refuseTooMany(tx, actor.id)
  const found = await lockIdea(tx, ideaId)
  if (parentId) await expectParent(tx, found.id, parentId)
  const [made] = await tx.db
    .insert(ideaComment)
    .values({
      ideaId: found.id,
      parentId: parentId ?? null,
      authorId: actor.id,
      isOfficial: may(actor, 'idea.manage'),
      text,
      at: tx.now,
    })
    .returning({ commentId: ideaComment.id })
  if (!made) throw new Error('No comment was written')
  await tx.db
    .update(idea)
    .set({ comments: sql`${idea.comments} + 1` })
    .where(eq(idea.id, found.id))
  await tx.db
    .insert(ideaFollow)
    .values({ ideaId: found.id, memberId: actor.id, since: tx.now })
    .onConflictDoNothing()
  return { ...made, number: found.number }
}

/** Whoever wrote it may mend it for a while. */
export async function editComment(
  tx: Transaction,
  actor: MemberActor,
  { commentId, text }: { commentId: string; text: string },
): Promise<void> {
  const [found] = await tx.db.select().from(ideaComment).where(eq(ideaComment.id, commentId)).for('update')
  authorise(actor, 'idea.edit-comment', { ownerId: found?.authorId ?? '' })
  if (!found || found.hiddenAt) throw new NotFound('There is no such comment')
  if (tx.now.getTime() > found.at.getTime() + MEND_MINUTES * 60_000)
    throw new Conflict(`A comment may be changed for ${MEND_MINUTES} minutes. Reply to it to add something.`)
  await tx.db.update(ideaComment).set({ text, editedAt: tx.now }).where(eq(ideaComment.id, commentId))
}

async function expectParent(tx: Transaction, ideaId: string, parentId: string): Promise<void> {
  const [parent] = await tx.db
    .select({ id: ideaComment.id })
    .from(ideaComment)
    .where(
      and(
        eq(ideaComment.id, parentId),
        eq(ideaComment.ideaId, ideaId),
        isNull(ideaComment.parentId),
        isNull(ideaComment.hiddenAt),
      ),
    )
  if (!parent) throw new Conflict('What you reply to is not there any more')
}

async function refuseTooMany(tx: Transaction, authorId: string): Promise<void> {
  const today = await tx.db.$count(
    ideaComment,
    and(eq(ideaComment.authorId, authorId), gt(ideaComment.at, addDays(tx.now, -1))),
  )
  if (today >= COMMENTS_DAILY_MOST)
    throw new Invalid(`You have written ${today} comments within a day, as many as one may.`)
}
