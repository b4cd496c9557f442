import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { isShown } from './count-ratings.ts'
import { review } from './schema.server.ts'

/** One public answer by the one whom it is about. */
export async function replyToReview(
  tx: Transaction,
  actor: MemberActor,
  { reviewId, text }: { reviewId: string; text: string },
): Promise<void> {
  const [found] = await tx.db
    .select({
      aboutId: review.aboutId,
      authorId: review.authorId,
      serviceId: review.serviceId,
      dealId: review.dealId,
      teamId: review.teamId,
    })
    .from(review)
    .where(and(eq(review.id, reviewId), isShown))
  if (!found) throw new NotFound('There is no such review')
  authorise(actor, 'review.reply', { ownerId: found.aboutId })
  const [replied] = await tx.db
    .update(review)
    .set({ reply: text, repliedAt: tx.now })
    .where(and(eq(review.id, reviewId), isNull(review.reply)))
    .returning({ id: review.id })
  if (!replied) throw new Conflict('You have replied to this review already')
  await tx.announce({
    kind: 'reviews.changed',
    serviceId: found.serviceId,
    memberIds: [found.aboutId],
    teamId: found.teamId,
  })
  await tx.announce({
    kind: 'review.replied',
    dealId: found.dealId,
    reviewId,
    partyIds: [found.aboutId, found.authorId].filter((id) => id !== null),
  })
}
