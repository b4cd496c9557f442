import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Report, ReportSource } from './report.ts'
import { telemetryReport } from './schema.server.ts'

/** Of each source, so that a browser that reports without end can't push the server's own faults out. */
const MOST_STORED = 1_000

type StoredReport = typeof telemetryReport.$inferSelect

/** Keeps one report and lets the oldest go, in one statement. */
export async function keepReport(
  db: Db,
  report: Report,
  now: Date,
  most: number = MOST_STORED,
): Promise<void> {
  const { source, kind, digest, title, release, payload } = report
  // The statement does not see its own row, so one less than the limit may stay.
  await db.execute(sql`
    with kept as (
      insert into ${telemetryReport} (received_at, source, kind, digest, title, release, payload)
      values (${now.toISOString()}::timestamptz, ${source}, ${kind}, ${digest ?? null}, ${title}, ${release ?? null}, ${JSON.stringify(payload)}::jsonb)
    )
    delete from ${telemetryReport}
    where source = ${source} and id <= (
      select id from ${telemetryReport} where source = ${source} order by id desc offset ${most - 1} limit 1
    )`)
}

/** The latest first, for the administration's list; a digest finds the report that a person was shown. */
export async function listReports(
  db: Db,
  filter: { source?: ReportSource; digest?: string; limit: number },
): Promise<StoredReport[]> {
  return db
    .select()
    .from(telemetryReport)
    .where(
      and(
        filter.source === undefined ? undefined : eq(telemetryReport.source, filter.source),
        filter.digest === undefined ? undefined : eq(telemetryReport.digest, filter.digest.toLowerCase()),
      ),
    )
    .orderBy(desc(telemetryReport.id))
    .limit(filter.limit)
}
