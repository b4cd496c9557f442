import { type SoldBy, sumFiguresOf } from '#domain/deals/index.ts'
import { findReputation } from '#domain/reputation/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countFigures } from './count-ratings.ts'

/** The figures of a seller, or a team, by the days that count now. Who has no rate has none that days could change, and who left keeps no figures. */
export async function countWithoutOld(tx: Transaction, { sellerId, teamId }: SoldBy): Promise<void> {
  const { figures } = await findReputation(tx.db, teamId ?? sellerId)
  if (figures.onTimeBasisPoints === null) return
  const now = await sumFiguresOf(tx.db, { sellerId, teamId }, tx.now)
  if (now.onTimeBasisPoints === figures.onTimeBasisPoints) return
  countFigures(tx, { serviceId: null, sellerId, teamId })
  await tx.announce({ kind: 'reviews.changed', serviceId: null, memberIds: [sellerId], teamId })
}
