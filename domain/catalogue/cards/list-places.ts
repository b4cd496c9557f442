import { and } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { service } from '../schema.server.ts'
import { isOnShow } from './list-cards.ts'

/** Whose a service is and where it hangs. */
export type ServicePlace = {
  id: string
  sellerId: string
  teamId: string | null
  categoryId: string | null
}

/** Of these, those that everyone may see. */
export async function listPlaces(db: Db, ids: readonly string[]): Promise<Map<string, ServicePlace>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: service.id,
      sellerId: service.sellerId,
      teamId: service.teamId,
      categoryId: service.categoryId,
    })
    .from(service)
    .where(and(oneOf(service.id, ids), isOnShow))
  return new Map(rows.map((row) => [row.id, row]))
}
