import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { isKeptBy } from './life/kept-by.ts'
import { service, serviceVersion } from './schema.server.ts'
import type { ServicePackage } from './service-content.ts'

export type OwnPrices = {
  id: string
  title: string
  /** On whose terms it is sold: a team's on its owner's. */
  soldById: string
  packages: Pick<ServicePackage, 'tier' | 'title' | 'priceMinor' | 'deliveryDays'>[]
}

const soldById = sql<string>`coalesce((select team.owner_id from team where team.id = ${service.teamId}), ${service.sellerId})`

/** What a service that is offered, or was paused, costs now. */
export async function findOwnPrices(
  db: Db,
  memberId: string,
  serviceId: string,
): Promise<OwnPrices | undefined> {
  const [found] = await db
    .select({ id: service.id, title: service.title, soldById, content: serviceVersion.content })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.liveVersionId))
    .where(
      and(eq(service.id, serviceId), isKeptBy(memberId), inArray(service.state, ['published', 'paused'])),
    )
  if (!found) return undefined
  const { id, title, content } = found
  return {
    id,
    title,
    soldById: found.soldById,
    packages: content.packages.map((one) => ({
      tier: one.tier,
      title: one.title,
      priceMinor: one.priceMinor,
      deliveryDays: one.deliveryDays,
    })),
  }
}
