import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Minor } from '#platform/money/money.ts'
import { at } from '#platform/db/timestamp-column.ts'
import { deal, faults, milestone } from './schema-of-deals.server.ts'
import { parties, requestKinds } from './states.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()

/** What a seller handed over, and what the buyer wanted changed. */
export const delivery = pgTable(
  'delivery',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id').notNull(),
    milestoneId: uuid('milestone_id')
      .notNull()
      .references(() => milestone.id),
    number: integer('number').notNull(),
    text: text('text').notNull(),
    at: at('at').notNull(),
    revisionAskedAt: at('revision_asked_at'),
    revisionReasons: text('revision_reasons'),
  },
  (table) => [
    uniqueIndex('delivery_number').on(table.milestoneId, table.number),
    index('delivery_of_deal').on(table.dealId, table.at),
  ],
)

/** A file of a deal: only its two sides and administrators may have it. */
export const dealFile = pgTable(
  'deal_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    /** A delivery (what the buyer adds to one is what should change), a dispute, a question in it, or the deal itself. */
    subjectId: uuid('subject_id').notNull(),
    by: text('by', { enum: [...parties, 'admin'] }).notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileKey: text('file_key').notNull(),
    /** When a scanner found no virus in it; null where none looked. */
    scannedAt: at('scanned_at'),
    at: at('at').notNull(),
  },
  (table) => [index('deal_file_of_deal').on(table.dealId, table.subjectId)],
)

/** What one side asks of the other. */
export const dealRequest = pgTable(
  'deal_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    milestoneId: uuid('milestone_id'),
    kind: text('kind', { enum: requestKinds }).notNull(),
    by: text('by', { enum: parties }).notNull(),
    state: text('state', { enum: ['open', 'agreed', 'refused', 'withdrawn', 'lapsed', 'void'] })
      .notNull()
      .default('open'),
    reason: text('reason').notNull(),
    days: integer('days'),
    title: text('title'),
    priceMinor: money('price_minor'),
    /** How much of the price would go back. */
    refundMinor: money('refund_minor'),
    fault: text('fault', { enum: faults }),
    askedAt: at('asked_at').notNull(),
    answerBy: at('answer_by'),
    answeredAt: at('answered_at'),
  },
  (table) => [
    index('deal_request_of_deal').on(table.dealId, table.askedAt),
    // What is asked about the deal itself is about no milestone of it.
    uniqueIndex('deal_request_one_open_a_milestone')
      .on(sql`coalesce(${table.milestoneId}, ${table.dealId})`, table.kind)
      .where(sql`${table.state} = 'open'`),
  ],
)
