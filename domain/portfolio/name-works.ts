import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { work } from './schema.server.ts'

/** How these works are called and whose they are; those that nobody may see are left out. */
export async function nameWorks(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { title: string; slug: string; memberId: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: work.id, title: work.title, slug: work.slug, memberId: work.memberId })
    .from(work)
    .where(and(oneOf(work.id, ids), eq(work.isHidden, false), isNull(work.removedAt)))
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}
