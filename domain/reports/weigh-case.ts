import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { gravestOf, type ReporterRecord, weightOf } from './report-rules.ts'
import { report, reportCase } from './schema.server.ts'

/** How often these were right before. */
export async function findRecords(
  db: Db | DrizzleTransaction,
  reporterIds: readonly string[],
): Promise<Map<string, ReporterRecord>> {
  if (reporterIds.length === 0) return new Map()
  const rows = await db
    .select({
      reporterId: report.reporterId,
      decided: sql<number>`count(*)::int`,
      upheld: sql<number>`(count(*) filter (where ${report.isUpheld}))::int`,
    })
    .from(report)
    .where(and(inArray(report.reporterId, [...reporterIds]), isNotNull(report.isUpheld)))
    .groupBy(report.reporterId)
  return new Map(rows.map(({ reporterId, ...record }) => [reporterId ?? '', record]))
}

/** Counts anew what a locked case weighs. */
export async function weighCase(tx: Transaction, number: number): Promise<void> {
  const [found] = await tx.db.select().from(reportCase).where(eq(reportCase.number, number))
  if (!found) return
  const reports = await tx.db
    .select({ reason: report.reason, reporterId: report.reporterId })
    .from(report)
    .where(eq(report.caseNumber, number))
  const records = await findRecords(
    tx.db,
    reports.flatMap(({ reporterId }) => reporterId ?? []),
  )
  const weighed = reports.map(({ reason, reporterId }) => ({
    reason,
    isVisitor: reporterId === null,
    record: records.get(reporterId ?? '') ?? { upheld: 0, decided: 0 },
  }))
  await tx.db
    .update(reportCase)
    .set({
      reportsCount: reports.length,
      weight: weightOf(found.kind, weighed),
      reason: gravestOf(reports.map(({ reason }) => reason)),
    })
    .where(eq(reportCase.number, number))
}
