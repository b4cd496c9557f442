import { eq, or } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { service } from './schema.server.ts'

/** Every service of a seller, a person or a team, in whatever state. */
export async function listServiceIdsOf(db: Db | DrizzleTransaction, sellerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: service.id })
    .from(service)
    .where(or(eq(service.sellerId, sellerId), eq(service.teamId, sellerId)))
  return rows.map(({ id }) => id)
}
