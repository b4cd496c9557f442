import { and, count, eq, gte } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { telemetryReport } from './schema.server.ts'

/** How many error reports were kept here since a moment. */
export async function countErrorReportsSince(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(telemetryReport)
    .where(and(eq(telemetryReport.kind, 'error'), gte(telemetryReport.receivedAt, since)))
  return row?.found ?? 0
}
