import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { may } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { isKeptBy } from '../life/kept-by.ts'
import { service, serviceVersion } from '../schema.server.ts'
import type { ServiceContent } from '../service-content.ts'
import type { ServiceState } from '../states.ts'

export type ServicePreview = {
  id: string
  slug: string
  sellerId: string
  teamId: string | null
  state: ServiceState
  content: ServiceContent
  /** Whether others see another version of it meanwhile. */
  isLive: boolean
  isOwn: boolean
}

/** The newest words of a service, before anyone else may read them: for whoever keeps it and for moderators. */
export async function findPreview(db: Db, actor: Actor, slug: string): Promise<ServicePreview | undefined> {
  if (actor.kind !== 'member') return undefined
  const [found] = await db
    .select({ service, content: serviceVersion.content, isOwn: isKeptBy(actor.id) })
    .from(service)
    .innerJoin(
      serviceVersion,
      eq(serviceVersion.id, sql`coalesce(${service.workingVersionId}, ${service.liveVersionId})`),
    )
    .where(and(eq(service.slug, slug), may(actor, 'services.read') ? undefined : isKeptBy(actor.id)))
  if (!found) return undefined
  const { id, sellerId, teamId, state, liveVersionId } = found.service
  return {
    id,
    slug,
    sellerId,
    teamId,
    state,
    content: found.content,
    isLive: liveVersionId !== null && (state === 'published' || state === 'paused'),
    isOwn: found.isOwn,
  }
}
