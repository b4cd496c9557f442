import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { lockReviewed } from '#domain/deals/index.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countFigures } from './count-ratings.ts'
import { listAsked, revealReviews, tellChange } from './reveal-reviews.ts'
import { review } from './schema.server.ts'

/** A deal ended, or ended otherwise than before: figures follow, and a refunded deal takes its reviews along. */
export async function followDeal(tx: Transaction, actor: Actor, dealId: string): Promise<void> {
  authorise(actor, 'review.reveal')
  const deal = await lockReviewed(tx, dealId)
  const voided =
    deal.state === 'cancelled'
      ? await tx.db
          .update(review)
          .set({ voidedAt: tx.now })
          .where(and(eq(review.dealId, dealId), isNull(review.voidedAt)))
          .returning({ id: review.id })
      : []
  if (voided.length > 0) {
    await tx.announce({ kind: 'reviews.voided', dealId, askedIds: await listAsked(tx, deal) })
    return tellChange(tx, deal)
  }
  countFigures(tx, deal)
  await revealReviews(tx, deal)
}
