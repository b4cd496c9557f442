import { findBanned } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { parties, type Party } from '../states.ts'

type Sides = { buyerId: string | null; sellerId: string | null }

/** Which sides of a deal are banned at this moment. */
export async function findBannedSides(db: Db | DrizzleTransaction, sides: Sides): Promise<Party[]> {
  return bannedSidesOf(sides, await findBanned(db, [sides.buyerId, sides.sellerId]))
}

/** The same where it is known already who is. */
export function bannedSidesOf({ buyerId, sellerId }: Sides, banned: ReadonlySet<string>): Party[] {
  const ids = { buyer: buyerId, seller: sellerId }
  return parties.filter((party) => banned.has(ids[party] ?? ''))
}
