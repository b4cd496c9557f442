import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { service } from './schema.server.ts'

/** Every picture that any version of these sellers' services shows, also one that was replaced or sent back. */
export async function listShownPictures(tx: Transaction, sellerIds: readonly string[]): Promise<string[]> {
  if (sellerIds.length === 0) return []
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select distinct hung->>'pictureId' as id
    from ${service}
    join service_version on service_version.service_id = ${service.id}
    cross join lateral jsonb_array_elements(service_version.content->'gallery') as hung
    where ${inArray(service.sellerId, [...sellerIds])}`)
  return rows.map(({ id }) => id)
}
