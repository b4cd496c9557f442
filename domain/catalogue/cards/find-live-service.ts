import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { formerSlug, service, serviceFigures, serviceVersion } from '../schema.server.ts'
import type { ServiceContent } from '../service-content.ts'

export type ServiceFigures = typeof serviceFigures.$inferSelect

/** A service as everyone sees it. */
export type LiveService = {
  id: string
  slug: string
  sellerId: string
  teamId: string | null
  content: ServiceContent
  publishedAt: Date
  figures: ServiceFigures
}

export type FoundService =
  | { outcome: 'found'; service: LiveService; isPaused: boolean }
  | { outcome: 'moved'; slug: string }
  /** It was here and is offered no more; similar ones are. */
  | { outcome: 'archived'; service: LiveService }
  | { outcome: 'unknown' }

const SLUG = /^[a-z0-9-]{1,100}$/

/** What stands at an address of a service, for anyone who asks. */
export async function findLiveService(db: Db, slug: string): Promise<FoundService> {
  if (!SLUG.test(slug)) return { outcome: 'unknown' }
  const [found] = await db
    .select({ service, version: serviceVersion, figures: serviceFigures })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.liveVersionId))
    .innerJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
    .where(eq(service.slug, slug))
  if (!found) return findByFormerSlug(db, slug)
  const { service: row, version, figures } = found
  if (row.isSellerHidden || !row.publishedAt) return { outcome: 'unknown' }
  const live: LiveService = {
    id: row.id,
    slug: row.slug,
    sellerId: row.sellerId,
    teamId: row.teamId,
    content: version.content,
    publishedAt: row.publishedAt,
    figures,
  }
  if (row.state === 'archived') return { outcome: 'archived', service: live }
  if (row.state !== 'published' && row.state !== 'paused') return { outcome: 'unknown' }
  return { outcome: 'found', service: live, isPaused: row.state === 'paused' }
}

async function findByFormerSlug(db: Db, slug: string): Promise<FoundService> {
  const [found] = await db
    .select({ slug: service.slug, liveVersionId: service.liveVersionId, isHidden: service.isSellerHidden })
    .from(formerSlug)
    .innerJoin(service, eq(service.id, formerSlug.serviceId))
    .where(eq(formerSlug.slug, slug))
  return found?.liveVersionId && !found.isHidden
    ? { outcome: 'moved', slug: found.slug }
    : { outcome: 'unknown' }
}
