import { eq, sql } from 'drizzle-orm'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { service, serviceVersion } from '../schema.server.ts'

/** A service as a report keeps it: what everyone reads, or, once it is out of sight, what its seller wrote last. */
export async function findServiceForReport(
  db: Db | DrizzleTransaction,
  serviceId: string,
): Promise<ReportedThing | undefined> {
  const [found] = await db
    .select({ service, content: serviceVersion.content })
    .from(service)
    .innerJoin(
      serviceVersion,
      eq(serviceVersion.id, sql`coalesce(${service.liveVersionId}, ${service.workingVersionId})`),
    )
    .where(eq(service.id, serviceId))
  if (!found) return undefined
  const { slug, sellerId, state, isSellerHidden } = found.service
  const { title, description, packages, faq, tags, gallery } = found.content
  return {
    title,
    ownerId: sellerId,
    path: `/services/${slug}`,
    isShown: (state === 'published' || state === 'paused') && !isSellerHidden,
    texts: [
      { name: 'Title', text: title },
      { name: 'Description', text: description },
      {
        name: 'Packages',
        text: packages.map((one) => [one.title, ...one.includes].join(', ')).join('\n'),
      },
      { name: 'FAQ', text: faq.map(({ question, answer }) => `${question}\n${answer}`).join('\n') },
      { name: 'Tags', text: tags.join(', ') },
    ],
    pictureIds: gallery.map(({ pictureId }) => pictureId),
  }
}
