import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { deal } from './schema-of-deals.server.ts'
import { clockKinds, parties } from './states.ts'

/** A time at which something happens by itself, unless somebody acts before. */
export const dealClock = pgTable(
  'deal_clock',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    /** The deal, milestone, request or dispute that it is about. */
    subjectId: uuid('subject_id').notNull(),
    kind: text('kind', { enum: clockKinds }).notNull(),
    runsAt: at('runs_at').notNull(),
    /** What was left when a dispute stopped it. */
    stoppedLeftMs: bigint('stopped_left_ms', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.kind] }),
    index('deal_clock_due')
      .on(table.runsAt)
      .where(sql`${table.stoppedLeftMs} is null`),
    index('deal_clock_of_deal').on(table.dealId),
  ],
)

/** What happened, in order: only ever added to. */
export const dealEvent = pgTable(
  'deal_event',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    number: integer('number').notNull(),
    at: at('at').notNull(),
    by: text('by', { enum: [...parties, 'clock', 'admin'] }).notNull(),
    memberId: uuid('member_id'),
    kind: text('kind').notNull(),
    milestoneId: uuid('milestone_id'),
    data: jsonb('data').$type<Record<string, string | number | null>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.number] })],
)
