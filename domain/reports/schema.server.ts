import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReportedThing } from '#domain/reported-thing.ts'
import { at } from '#platform/db/timestamp-column.ts'
import { reportDecisions, reportKinds, reportReasons } from './report-rules.ts'

/** Everything that is reported of one thing until it is decided. Its number is what people quote; whoever decides locks this row. */
export const reportCase = pgTable(
  'report_case',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    kind: text('kind', { enum: reportKinds }).notNull(),
    thingId: uuid('thing_id').notNull(),
    /** As it was called and where it stood when it was first reported. */
    title: text('title').notNull(),
    path: text('path').notNull(),
    /** Whose it is; null when they have left the marketplace. */
    ownerId: uuid('owner_id'),
    reportsCount: integer('reports_count').notNull().default(0),
    weight: real('weight').notNull().default(0),
    /** The gravest of what was said. */
    reason: text('reason', { enum: reportReasons }).notNull(),
    openedAt: at('opened_at').notNull(),
    /** The time to change it is over: it is looked at once more. */
    isReturned: boolean('is_returned').notNull().default(false),
    decision: text('decision', { enum: reportDecisions }),
    rule: text('rule', { enum: reportReasons }),
    /** What both sides read. */
    words: text('words').notNull().default(''),
    /** Until when a change was asked for. */
    changeBy: at('change_by'),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by'),
    appealBy: at('appeal_by'),
    /** What was decided was undone, whole. */
    restoredAt: at('restored_at'),
    restoredBy: uuid('restored_by'),
    restoredWhy: text('restored_why'),
  },
  (table) => [
    uniqueIndex('report_case_one_open')
      .on(table.kind, table.thingId)
      .where(sql`${table.decidedAt} is null`),
    index('report_case_queue')
      .on(table.weight.desc(), table.openedAt, table.number)
      .where(sql`${table.decidedAt} is null`),
    index('report_case_decided')
      .on(table.decidedAt.desc(), table.number.desc())
      .where(sql`${table.decidedAt} is not null`),
    index('report_case_of_owner').on(table.ownerId, table.number.desc()),
    check('report_case_decided_whole', sql`(${table.decidedAt} is null) = (${table.decision} is null)`),
  ],
)

/** What one person says of a thing, and the thing as it was at that moment. */
export const report = pgTable(
  'report',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: reportKinds }).notNull(),
    thingId: uuid('thing_id').notNull(),
    /** Null for a visitor until their address is proved. */
    caseNumber: bigint('case_number', { mode: 'number' }).references(() => reportCase.number),
    /** Null for a visitor, and for a member who has left. */
    reporterId: uuid('reporter_id'),
    /** Of a visitor. */
    email: text('email'),
    /** Only the hash of what is in a visitor's link. */
    linkHash: text('link_hash'),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull(),
    snapshot: jsonb('snapshot').$type<ReportedThing>().notNull(),
    at: at('at').notNull(),
    provedAt: at('proved_at'),
    closedAt: at('closed_at'),
    isUpheld: boolean('is_upheld'),
  },
  (table) => [
    uniqueIndex('report_once_a_member')
      .on(table.kind, table.thingId, table.reporterId)
      .where(sql`${table.closedAt} is null and ${table.reporterId} is not null`),
    uniqueIndex('report_once_an_address')
      .on(table.kind, table.thingId, sql`lower(${table.email})`)
      .where(sql`${table.closedAt} is null and ${table.email} is not null`),
    uniqueIndex('report_link').on(table.linkHash),
    index('report_of_case').on(table.caseNumber, table.at),
    index('report_of_member').on(table.reporterId, table.at.desc()),
    index('report_unproved')
      .on(table.at)
      .where(sql`${table.provedAt} is null`),
    check('report_text_length', sql`length(${table.text}) <= 4000`),
  ],
)

/** A picture that came with a report: for staff, and for whoever sent it. */
export const reportPicture = pgTable(
  'report_picture',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileKey: text('file_key').notNull(),
    scannedAt: at('scanned_at'),
  },
  (table) => [uniqueIndex('report_picture_of').on(table.reportId, table.position)],
)
