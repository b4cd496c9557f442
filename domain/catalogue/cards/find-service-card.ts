import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { isOnShow, listCards, type ServiceCard } from './list-cards.ts'
import { service } from '../schema.server.ts'

/** The card of the service at an address, while everyone may see it. */
export async function findServiceCard(db: Db, slug: string): Promise<ServiceCard | undefined> {
  const [found] = await db
    .select({ id: service.id })
    .from(service)
    .where(and(eq(service.slug, slug), isOnShow))
  const [card] = found ? await listCards(db, [found.id]) : []
  return card
}
