import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { lockReviewed, type ReviewedDeal } from '#domain/deals/index.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countFigures } from './count-ratings.ts'
import { listAsked, revealReviews, tellChange } from './reveal-reviews.ts'
import { review } from './schema.server.ts'

/** A deal ended, or ended otherwise than before: figures follow, and a refunded deal takes its reviews along, until it is refunded no more. */
export async function followDeal(tx: Transaction, actor: Actor, dealId: string): Promise<void> {
  authorise(actor, 'review.reveal')
  const deal = await lockReviewed(tx, dealId)
  const hasChanged = await voidOrRestore(tx, deal)
  if (hasChanged && deal.state === 'cancelled')
    await tx.announce({ kind: 'reviews.voided', dealId, askedIds: await listAsked(tx, deal) })
  if (hasChanged) await tellChange(tx, deal)
  else countFigures(tx, deal)
  await revealReviews(tx, deal)
}

/** What is argued about stays as it was until that is over. */
async function voidOrRestore(tx: Transaction, { dealId, state }: ReviewedDeal): Promise<boolean> {
  if (state !== 'cancelled' && state !== 'completed') return false
  const isVoid = state === 'cancelled'
  const changed = await tx.db
    .update(review)
    .set({ voidedAt: isVoid ? tx.now : null })
    .where(and(eq(review.dealId, dealId), isVoid ? isNull(review.voidedAt) : isNotNull(review.voidedAt)))
    .returning({ id: review.id })
  return changed.length > 0
}
