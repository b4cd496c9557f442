import { and, count, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { service } from './schema.server.ts'

/** How many services that everyone may see stand in each category itself. */
export async function countByCategory(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ categoryId: service.categoryId, count: count() })
    .from(service)
    .where(and(eq(service.state, 'published'), eq(service.isSellerHidden, false)))
    .groupBy(service.categoryId)
  return new Map(rows.flatMap((row) => (row.categoryId ? [[row.categoryId, row.count]] : [])))
}
