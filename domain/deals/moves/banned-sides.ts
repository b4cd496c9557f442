import { findBanned } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { parties, type Party } from '../states.ts'

/** Which sides of a deal are banned at this moment. */
export async function findBannedSides(
  db: Db | DrizzleTransaction,
  { buyerId, sellerId }: { buyerId: string | null; sellerId: string | null },
): Promise<Party[]> {
  const banned = await findBanned(db, [buyerId, sellerId])
  if (banned.size === 0) return []
  const ids = { buyer: buyerId, seller: sellerId }
  return parties.filter((party) => banned.has(ids[party] ?? ''))
}
