import { eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { deal } from '../schema.server.ts'

/** In the whole marketplace, since it opened. */
export async function countCompletedDeals(db: Db | DrizzleTransaction): Promise<number> {
  return db.$count(deal, eq(deal.state, 'completed'))
}
