import { asc, eq, inArray } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { service, serviceVersion } from '../schema.server.ts'
import type { ServiceContent } from '../service-content.ts'

/** What can be ordered of a service, if it can be. */
export type Offered = {
  id: string
  slug: string
  sellerId: string
  /** In whose name it is offered, where that is not the seller's own. */
  teamId: string | null
  coverPictureId: string | null
  content: ServiceContent
  availability: 'open' | 'paused' | 'gone'
}

export async function findOffers(
  db: Db | DrizzleTransaction,
  serviceIds: readonly string[],
): Promise<Map<string, Offered>> {
  if (serviceIds.length === 0) return new Map()
  const rows = await db
    .select({ service, content: serviceVersion.content })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.liveVersionId))
    .where(inArray(service.id, [...serviceIds]))
  return new Map(
    rows.map(
      ({ service: { id, slug, sellerId, teamId, coverPictureId, state, isSellerHidden }, content }) => [
        id,
        {
          id,
          slug,
          sellerId,
          teamId,
          coverPictureId,
          content,
          availability: availabilityOf(state, isSellerHidden),
        },
      ],
    ),
  )
}

/** The same, and nothing of them changes until the transaction ends. */
export async function lockOffers(
  tx: Transaction,
  serviceIds: readonly string[],
): Promise<Map<string, Offered>> {
  if (serviceIds.length === 0) return new Map()
  // Locked first and read afterwards, so that what is read is what the lock holds.
  await tx.db
    .select({ id: service.id })
    .from(service)
    .where(inArray(service.id, [...serviceIds]))
    .orderBy(asc(service.id))
    .for('share')
  return findOffers(tx.db, serviceIds)
}

function availabilityOf(state: string, isSellerHidden: boolean): Offered['availability'] {
  if (isSellerHidden) return 'gone'
  return state === 'published' ? 'open' : state === 'paused' ? 'paused' : 'gone'
}
