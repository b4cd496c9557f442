import { and, desc, eq, lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import type { QualityParts } from './quality-rules.ts'
import { service, serviceFigures, serviceQuality } from '../schema.server.ts'

/** Longer than the longest period that a seller looks at. */
const RETENTION_DAYS = 400

type QualityLine = { day: string; quality: number; parts: QualityParts }

export type QualityHistory = {
  /** As it is now; null until it was worked out for the first time. */
  now: { quality: number; parts: QualityParts } | null
  /** What it was from each day on, the latest first. */
  lines: QualityLine[]
}

/** Why a seller's own service stands where it stands, and since when. */
export async function findQualityHistory(
  db: Db,
  { sellerId, slug, most }: { sellerId: string; slug: string; most: number },
): Promise<QualityHistory | undefined> {
  const [found] = await db
    .select({ id: service.id, quality: serviceFigures.quality, parts: serviceFigures.qualityParts })
    .from(service)
    .innerJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
    .where(and(eq(service.slug, slug), eq(service.sellerId, sellerId)))
  if (!found) return undefined
  const lines = await db
    .select({ day: serviceQuality.day, quality: serviceQuality.quality, parts: serviceQuality.parts })
    .from(serviceQuality)
    .where(eq(serviceQuality.serviceId, found.id))
    .orderBy(desc(serviceQuality.day))
    .limit(most)
  return { now: found.parts && { quality: found.quality, parts: found.parts }, lines }
}

/** What nobody looks at any more. */
export async function sweepQualityHistory(db: Db, now: Date): Promise<void> {
  const before = addDays(now, -RETENTION_DAYS).toISOString().slice(0, 10)
  await deleteInPortions(db, serviceQuality, lt(serviceQuality.day, before))
}
