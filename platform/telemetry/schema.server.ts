import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ReportKind, ReportSource } from './report.ts'

/** The latest error and performance reports, when no Sentry server takes them or it could not be reached. */
export const telemetryReport = pgTable(
  'telemetry_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    source: text('source').$type<ReportSource>().notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    digest: text('digest'),
    title: text('title').notNull(),
    release: text('release'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('telemetry_report_latest').on(table.source, table.id.desc()),
    index('telemetry_report_digest').on(table.digest),
    check('telemetry_report_source', sql`${table.source} in ('browser', 'server')`),
    check('telemetry_report_kind', sql`${table.kind} in ('error', 'performance')`),
    check('telemetry_report_title', sql`length(${table.title}) between 1 and 300`),
    check('telemetry_report_payload', sql`octet_length(${table.payload}::text) <= 409600`),
  ],
)
