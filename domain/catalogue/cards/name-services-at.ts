import { and, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { service } from '../schema.server.ts'
import { isOnShow } from './list-cards.ts'

/** How the services at these addresses are called, by slug; those that nobody may see are left out. */
export async function nameServicesAt(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({ slug: service.slug, title: service.title })
    .from(service)
    .where(and(inArray(service.slug, [...slugs]), isOnShow))
  return new Map(rows.map(({ slug, title }) => [slug, title]))
}
