import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { tellIfNamed } from './outcomes.ts'
import { authorise } from './permissions.ts'
import { idea, ideaComment } from './schema.server.ts'

type Context = { origin: Origin }
/** Whoever decides a reported case tells its author there. */
type Which = { ideaId: string; reason: string; isByCase?: boolean }

/** Off the board until moderators put it back; its author sees it with the reason. */
export async function hideIdea(
  tx: Transaction,
  actor: Actor,
  { ideaId, reason, isByCase = false }: Which,
  context: Context,
): Promise<void> {
  const found = await lockForModerators(tx, actor, ideaId)
  if (found.hiddenAt || found.withdrawnAt || found.mergedIntoId)
    throw new Conflict(`“${found.title}” is not on the board any more`)
  await tx.db.update(idea).set({ hiddenAt: tx.now, hiddenReason: reason }).where(eq(idea.id, ideaId))
  await note(tx, actor, 'idea.hidden', found, reason, context)
  const { number, title, authorId } = found
  if (!isByCase) await tx.announce({ kind: 'idea.hidden', number, title, authorId, reason })
}

/** Back on the board, with all its votes. One that nobody hid, or not at the moment that is meant, is left as it is. */
export async function restoreIdea(
  tx: Transaction,
  actor: Actor,
  { ideaId, reason, hiddenAt }: Pick<Which, 'ideaId' | 'reason'> & { hiddenAt?: Date },
  context: Context,
): Promise<void> {
  const found = await lockForModerators(tx, actor, ideaId)
  if (!found.hiddenAt || (hiddenAt && hiddenAt.getTime() !== found.hiddenAt.getTime())) return
  await tx.db.update(idea).set({ hiddenAt: null, hiddenReason: null }).where(eq(idea.id, ideaId))
  await note(tx, actor, 'idea.restored', found, reason, context)
}

async function lockForModerators(tx: Transaction, actor: Actor, ideaId: string) {
  const [found] = await tx.db.select().from(idea).where(eq(idea.id, ideaId)).for('no key update')
  authorise(actor, 'idea.moderate', { ownerId: found?.authorId ?? '' })
  if (!found) throw new NotFound('There is no such idea')
  return found
}

async function note(
  tx: Transaction,
  actor: Actor,
  kind: 'idea.hidden' | 'idea.restored',
  { id, number, title, authorId }: typeof idea.$inferSelect,
  reason: string,
  { origin }: Context,
): Promise<void> {
  await recordSecurityEvent(tx, {
    kind,
    actor,
    memberId: authorId ?? undefined,
    origin,
    details: { number, title, reason },
  })
  await tx.announce({ kind: 'ideas.changed', ideaIds: [id] })
  await tellIfNamed(tx, id)
}

type WhichComment = { commentId: string; reason: string }

/** Its words go out of sight; what others replied stays. */
export async function hideComment(
  tx: Transaction,
  actor: Actor,
  which: WhichComment,
  context: Context,
): Promise<void> {
  if (!(await setCommentHidden(tx, actor, which, true, context)))
    throw new Conflict('This comment is not shown any more')
}

export async function restoreComment(
  tx: Transaction,
  actor: Actor,
  which: WhichComment,
  context: Context,
): Promise<void> {
  await setCommentHidden(tx, actor, which, false, context)
}

async function setCommentHidden(
  tx: Transaction,
  actor: Actor,
  { commentId, reason }: WhichComment,
  isHidden: boolean,
  { origin }: Context,
): Promise<boolean> {
  const [found] = await tx.db.select().from(ideaComment).where(eq(ideaComment.id, commentId))
  authorise(actor, 'idea.moderate', { ownerId: found?.authorId ?? '' })
  if (!found) throw new NotFound('There is no such comment')
  const [changed] = await tx.db
    .update(ideaComment)
    .set(isHidden ? { hiddenAt: tx.now, hiddenReason: reason } : { hiddenAt: null, hiddenReason: null })
    .where(
      and(
        eq(ideaComment.id, commentId),
        isHidden ? isNull(ideaComment.hiddenAt) : isNotNull(ideaComment.hiddenAt),
      ),
    )
    .returning({ ideaId: ideaComment.ideaId })
  if (!changed) return false
  await tx.db
    .update(idea)
    .set({ comments: isHidden ? sql`${idea.comments} - 1` : sql`${idea.comments} + 1` })
    .where(eq(idea.id, changed.ideaId))
  await recordSecurityEvent(tx, {
    kind: isHidden ? 'idea-comment.hidden' : 'idea-comment.restored',
    actor,
    memberId: found.authorId ?? undefined,
    origin,
    details: { commentId, reason },
  })
  return true
}
