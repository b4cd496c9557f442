import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { announceChange } from './announce-change.ts'
import { isSellerHidden } from './is-seller-hidden.ts'
import { service } from '../schema.server.ts'

/** Services are hidden while their seller is banned or leaving, and come back with them. What is a team's goes with the team. */
export async function followSeller(tx: Transaction, sellerId: string): Promise<void> {
  const isHidden = await isSellerHidden(tx, { sellerId, teamId: null })
  const changing = await tx.db
    .select()
    .from(service)
    .where(and(eq(service.sellerId, sellerId), isNull(service.teamId), ne(service.isSellerHidden, isHidden)))
    .orderBy(service.id)
    .for('update')
  for (const before of changing) {
    const [after] = await tx.db
      .update(service)
      .set({ isSellerHidden: isHidden })
      .where(eq(service.id, before.id))
      .returning()
    if (after) await announceChange(tx, before, after)
  }
}
