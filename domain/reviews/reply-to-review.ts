import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { findAnsweringSide, listPeopleOfDeal } from '#domain/deals/index.ts'
import { otherParty } from '#domain/deals/states.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { isShown } from './count-ratings.ts'
import { review } from './schema.server.ts'

/** One public answer by the one whom it is about; of a team by whoever is its owner or a manager now. */
export async function replyToReview(
  tx: Transaction,
  actor: MemberActor,
  { reviewId, text }: { reviewId: string; text: string },
): Promise<void> {
  const [found] = await tx.db
    .select({
      by: review.by,
      aboutId: review.aboutId,
      serviceId: review.serviceId,
      dealId: review.dealId,
      teamId: review.teamId,
    })
    .from(review)
    .where(and(eq(review.id, reviewId), isShown))
  if (!found) throw new NotFound('There is no such review')
  const side = await findAnsweringSide(tx.db, found.dealId, actor.id)
  authorise(actor, 'review.reply', { ownerId: side === otherParty(found.by) ? actor.id : '' })
  const [replied] = await tx.db
    .update(review)
    .set({ reply: text, repliedAt: tx.now })
    .where(and(eq(review.id, reviewId), isNull(review.reply)))
    .returning({ id: review.id })
  if (!replied) throw new Conflict('There is a reply to this review already')
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
    partyIds: await listPeopleOfDeal(tx.db, found.dealId),
  })
}
