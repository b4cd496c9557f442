import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { lockReviewed } from '#domain/deals/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { authorise } from './permissions.ts'
import { tellChange } from './reveal-reviews.ts'
import { review } from './schema.server.ts'

type Which = { reviewId: string; reason: string }
type Context = { origin: Origin }

/** Takes a review that everyone reads out of sight and out of the figures. */
export async function hideReview(
  tx: Transaction,
  actor: Actor,
  which: Which,
  context: Context,
): Promise<void> {
  const isHidden = await setHidden(tx, actor, which, { hiddenAt: tx.now, kind: 'review.hidden' }, context)
  if (!isHidden) throw new Conflict('This review is not shown any more')
}

/** It is read and counted again, as it was. One that is shown is left as it is. */
export async function restoreReview(
  tx: Transaction,
  actor: Actor,
  which: Which,
  context: Context,
): Promise<void> {
  await setHidden(tx, actor, which, { hiddenAt: null, kind: 'review.restored' }, context)
}

async function setHidden(
  tx: Transaction,
  actor: Actor,
  { reviewId, reason }: Which,
  { hiddenAt, kind }: { hiddenAt: Date | null; kind: 'review.hidden' | 'review.restored' },
  { origin }: Context,
): Promise<boolean> {
  const [found] = await tx.db.select().from(review).where(eq(review.id, reviewId))
  authorise(actor, 'review.moderate', { ownerId: found?.authorId ?? '' })
  if (!found) throw new NotFound('There is no such review')
  const deal = await lockReviewed(tx, found.dealId)
  const [changed] = await tx.db
    .update(review)
    .set({ hiddenAt })
    .where(
      and(
        eq(review.id, reviewId),
        isNotNull(review.revealedAt),
        hiddenAt ? isNull(review.hiddenAt) : isNotNull(review.hiddenAt),
      ),
    )
    .returning({ id: review.id })
  if (!changed) return false
  await recordSecurityEvent(tx, {
    kind,
    actor,
    memberId: found.authorId ?? undefined,
    origin,
    details: { reviewId, reason },
  })
  await tellChange(tx, deal)
  return true
}
