import { counted } from '#app/shared/figures/figures.ts'
import type { ReporterRecord } from '#domain/reports/report-rules.ts'

/** How much whoever reported something is known here, and how often they were right. */
export function recordWords(record: ReporterRecord, deals: number, isVisitor: boolean): string {
  if (isVisitor) return 'By a proved address, without an account'
  const before =
    record.decided === 0
      ? 'no report before'
      : `${record.upheld} of ${counted(record.decided, 'report')} before upheld`
  return `${counted(deals, 'deal')}, ${before}`
}
