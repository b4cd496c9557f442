import { asc, inArray } from 'drizzle-orm'
import { listOrdersUnderWay } from '#domain/deals/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { sellerCapacity } from '../schema.server.ts'

export type Places = {
  most: number
  left: number
  /** When the next one may come free, as far as that can be known. */
  nextAt: Date | null
}

export type Limits = { sellerId: string; most: number }[]

/** How many places sellers have left who take only so many orders at once; those without a limit are not told of. */
export async function findPlaces(
  db: Db | DrizzleTransaction,
  sellerIds: readonly string[],
): Promise<Map<string, Places>> {
  if (sellerIds.length === 0) return new Map()
  const limits = await db
    .select({ sellerId: sellerCapacity.sellerId, most: sellerCapacity.most })
    .from(sellerCapacity)
    .where(inArray(sellerCapacity.sellerId, [...sellerIds]))
  return placesOf(db, limits)
}

/** The same, and nobody else takes a place of theirs until the transaction ends: of two who want the last one, one has it. */
export async function lockPlaces(
  tx: Transaction,
  sellerIds: readonly string[],
): Promise<Map<string, Places>> {
  if (sellerIds.length === 0) return new Map()
  const limits = await tx.db
    .select({ sellerId: sellerCapacity.sellerId, most: sellerCapacity.most })
    .from(sellerCapacity)
    .where(inArray(sellerCapacity.sellerId, [...sellerIds]))
    .orderBy(asc(sellerCapacity.sellerId))
    .for('update')
  return placesOf(tx.db, limits)
}

export async function placesOf(db: Db | DrizzleTransaction, limits: Limits): Promise<Map<string, Places>> {
  const underWay = await listOrdersUnderWay(
    db,
    limits.map(({ sellerId }) => sellerId),
  )
  return new Map(
    limits.map(({ sellerId, most }) => {
      const { count, firstDueAt } = underWay.get(sellerId) ?? { count: 0, firstDueAt: null }
      return [sellerId, { most, left: Math.max(0, most - count), nextAt: firstDueAt }]
    }),
  )
}
