import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Need, Reading } from '#domain/assistant/index.ts'
import { at } from '#platform/db/timestamp-column.ts'
import { type CarriedBrief, engines } from './brief-rules.ts'
import { outcomes } from './use-rules.ts'

/** A brief that a member keeps: their words, and what was understood of them. Figures and matches are looked up each time. */
export const savedBrief = pgTable(
  'saved_brief',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    title: text('title').notNull(),
    need: jsonb('need').$type<Need>().notNull(),
    reading: jsonb('reading').$type<Reading>().notNull(),
    engine: text('engine', { enum: engines }).notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [index('saved_brief_of_member').on(table.memberId, table.savedAt)],
)

/** A brief on its way into a project or a message, found again by the key in a cookie once its writer has signed in. */
export const carriedBrief = pgTable(
  'carried_brief',
  {
    keyHash: text('key_hash').primaryKey(),
    brief: jsonb('brief').$type<CarriedBrief>().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('carried_brief_expires').on(table.expiresAt)],
)

/** How often an engine answered, or why the other one had to; never what was asked. */
export const briefUse = pgTable(
  'brief_use',
  {
    day: date('day').notNull(),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    requests: integer('requests').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.outcome] })],
)
