import { asc } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { category } from './schema.server.ts'

/** Every category with the line above it: what search holds in memory. */
export async function listTree(
  db: Db,
): Promise<{ id: string; title: string; lineIds: string[]; isHidden: boolean; servicesCount: number }[]> {
  return db
    .select({
      id: category.id,
      title: category.title,
      lineIds: category.lineIds,
      isHidden: category.isHidden,
      servicesCount: category.servicesCount,
    })
    .from(category)
    .orderBy(asc(category.path))
}
