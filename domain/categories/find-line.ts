import { eq, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { category } from './schema.server.ts'

export type LinePart = { id: string; slug: string; title: string; path: string; isHidden: boolean }

/** The category and those above it, from the top down; nothing when there is no such category. */
export async function findLine(db: Db | DrizzleTransaction, categoryId: string): Promise<LinePart[]> {
  return db
    .select({
      id: category.id,
      slug: category.slug,
      title: category.title,
      path: category.path,
      isHidden: category.isHidden,
    })
    .from(category)
    .where(sql`${category.id} in (select unnest(line_ids) from category as own where own.id = ${categoryId})`)
    .orderBy(category.depth)
}

/** Whether services may hang here: nothing stands below it. */
export async function isLeaf(db: Db, categoryId: string): Promise<boolean> {
  const [found] = await db
    .select({
      isLeaf: sql<boolean>`not exists (select from category as below where below.parent_id = ${category.id})`,
    })
    .from(category)
    .where(eq(category.id, categoryId))
  return found?.isLeaf ?? false
}
