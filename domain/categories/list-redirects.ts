import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { category, categoryRedirect } from './schema.server.ts'

export type Redirect = { fromPath: string; path: string; title: string; since: Date }

/** Old addresses and where they lead, for those who keep the tree; `text` is a part of either. */
export async function listRedirects(
  db: Db,
  { text, offset, most }: { text: string; offset: number; most: number },
): Promise<{ redirects: Redirect[]; found: number }> {
  const wanted = text.toLowerCase()
  const isWanted = wanted
    ? or(
        sql`strpos(${categoryRedirect.fromPath}, ${wanted}) > 0`,
        sql`strpos(${category.path}, ${wanted}) > 0`,
      )
    : undefined
  const led = db
    .select({
      fromPath: categoryRedirect.fromPath,
      path: category.path,
      title: category.title,
      since: categoryRedirect.since,
    })
    .from(categoryRedirect)
    .innerJoin(category, eq(category.id, categoryRedirect.categoryId))
    .where(isWanted)
  const [redirects, [counted]] = await Promise.all([
    led.orderBy(asc(categoryRedirect.fromPath)).limit(most).offset(offset),
    db
      .select({ found: sql<number>`count(*)::int` })
      .from(categoryRedirect)
      .innerJoin(category, eq(category.id, categoryRedirect.categoryId))
      .where(isWanted),
  ])
  return { redirects, found: counted?.found ?? 0 }
}
