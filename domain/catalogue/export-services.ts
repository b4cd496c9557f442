import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { service, serviceVersion } from './schema.server.ts'

/** Everything a member wrote about what they offer, one version after another. */
export async function* exportServices(db: Db, sellerId: string) {
  const own = await db
    .select({
      id: service.id,
      slug: service.slug,
      state: service.state,
      createdAt: service.createdAt,
      publishedAt: service.publishedAt,
      archivedAt: service.archivedAt,
    })
    .from(service)
    .where(eq(service.sellerId, sellerId))
    .orderBy(asc(service.createdAt), asc(service.id))
  for (const { id, ...one } of own) {
    const versions = await db
      .select({
        number: serviceVersion.number,
        state: serviceVersion.state,
        writtenAt: serviceVersion.writtenAt,
        submittedAt: serviceVersion.submittedAt,
        decidedAt: serviceVersion.decidedAt,
        reasons: serviceVersion.reasons,
        note: serviceVersion.note,
        content: serviceVersion.content,
      })
      .from(serviceVersion)
      .where(eq(serviceVersion.serviceId, id))
      .orderBy(asc(serviceVersion.number))
    yield { ...one, versions }
  }
}
