import { and, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { service } from '../schema.server.ts'
import { isOnShow, listCards, type ServiceCard } from './list-cards.ts'

/** The cards of the services at these addresses, in their order; those that nobody may see are left out. */
export async function listCardsAt(db: Db, slugs: readonly string[]): Promise<ServiceCard[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({ id: service.id, slug: service.slug })
    .from(service)
    .where(and(inArray(service.slug, [...slugs]), isOnShow))
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  return listCards(
    db,
    slugs.flatMap((slug) => ids.get(slug) ?? []),
  )
}
