import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { service, serviceVersion } from '../schema.server.ts'

export type RejectedService = {
  serviceId: string
  slug: string
  title: string
  reasons: string[]
  note: string
  decidedAt: Date
  decidedBy: string | null
  wasShown: boolean
  /** The case of reports that led to it: what was decided there is appealed there. */
  caseNumber: number | null
}

/** Words of a seller that moderators sent back or took down, while that decision stands. */
export async function findRejectedService(
  db: Db | DrizzleTransaction,
  { versionId, sellerId }: { versionId: string; sellerId: string },
): Promise<RejectedService | undefined> {
  const [found] = await db
    .select({ service, version: serviceVersion })
    .from(serviceVersion)
    .innerJoin(service, eq(service.id, serviceVersion.serviceId))
    .where(
      and(
        eq(serviceVersion.id, versionId),
        eq(service.sellerId, sellerId),
        eq(serviceVersion.state, 'rejected'),
        isNotNull(serviceVersion.decidedAt),
      ),
    )
  if (!found?.version.decidedAt) return undefined
  const { content, reasons, note, decidedAt, decidedBy, undo } = found.version
  return {
    serviceId: found.service.id,
    slug: found.service.slug,
    title: content.title,
    reasons,
    note,
    decidedAt,
    decidedBy,
    wasShown: undo !== null,
    caseNumber: undo?.caseNumber ?? null,
  }
}
