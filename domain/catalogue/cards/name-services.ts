import { and } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { service } from '../schema.server.ts'
import { isOnShow } from './list-cards.ts'

/** How these services are called and where they stand; those that nobody may see are left out. */
export async function nameServices(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { title: string; slug: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: service.id, title: service.title, slug: service.slug })
    .from(service)
    .where(and(oneOf(service.id, ids), isOnShow))
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}
