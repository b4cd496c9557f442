import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOfIds } from '#platform/db/one-of.ts'
import { prepared } from '#platform/db/statements/prepared.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'
import { noFigures, type QualityFigures, type QualityParts } from '../quality/quality-rules.ts'
import { service, serviceFigures, serviceVersion } from '../schema.server.ts'

/** What a row of search results says beyond the card. */
export type HitDetails = {
  /** The beginning of the description, without its markup. */
  summary: string
  /** Null until they were worked out for the first time. */
  qualityParts: QualityParts | null
  publishedAt: Date | null
  figures: QualityFigures
}

const qualityFigures = {
  ratingSum: serviceFigures.ratingSum,
  ratingCount: serviceFigures.ratingCount,
  completedCount: serviceFigures.completedCount,
  failedCount: serviceFigures.failedCount,
  onTimeCount: serviceFigures.onTimeCount,
  ordersCount: serviceFigures.ordersCount,
  viewsCount: serviceFigures.viewsCount,
}

/** More than a row shows, so that it can be cut between words. */
const READ_MOST = 700

const hitDetails = prepared((db) =>
  db
    .select({
      id: service.id,
      publishedAt: service.publishedAt,
      qualityParts: serviceFigures.qualityParts,
      figures: qualityFigures,
      beginning: sql<string>`left(${serviceVersion.content}->>'description', ${READ_MOST})`,
    })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.liveVersionId))
    .leftJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
    .where(oneOfIds(service.id))
    .prepare('find_hit_details'),
)

export async function findHitDetails(db: Db, ids: readonly string[]): Promise<Map<string, HitDetails>> {
  if (ids.length === 0) return new Map()
  const rows = await hitDetails(db).execute({ ids })
  return new Map(
    rows.map(({ id, beginning, figures, ...row }) => [
      id,
      { ...row, figures: figures ?? noFigures, summary: withoutMarkup(beginning) },
    ]),
  )
}
