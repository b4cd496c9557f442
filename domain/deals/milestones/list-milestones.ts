import { asc, eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Milestone } from '../moves/locked-deal.ts'
import { milestone } from '../schema.server.ts'

/** The parts of a deal, in their order. */
export async function listMilestones(
  db: Db | DrizzleTransaction,
  dealId: string,
): Promise<Pick<Milestone, 'id' | 'priceMinor'>[]> {
  return db
    .select({ id: milestone.id, priceMinor: milestone.priceMinor })
    .from(milestone)
    .where(eq(milestone.dealId, dealId))
    .orderBy(asc(milestone.position))
}
