import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { searchKinds } from './search-engine.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A whole index of one kind, built at one go. Its postings stand in a table of their own, `search_posting_{id}`. */
export const searchGeneration = pgTable(
  'search_generation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: searchKinds }).notNull(),
    state: text('state', { enum: ['building', 'live'] })
      .notNull()
      .default('building'),
    documents: integer('documents').notNull().default(0),
    startedAt: at('started_at').notNull(),
    builtAt: at('built_at'),
  },
  (table) => [
    index('search_generation_of_kind').on(table.kind, table.state),
    check('search_generation_state_known', sql`${table.state} in ('building','live')`),
  ],
)

/** The columns, orders and words of a generation, in pieces: what a process reads once and holds in memory. */
export const searchPart = pgTable(
  'search_part',
  {
    generationId: integer('generation_id')
      .notNull()
      .references(() => searchGeneration.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    piece: integer('piece').notNull(),
    data: bytes('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.name, table.piece] })],
)

/** What was touched since the live generation was built. `foldedInto`: the build that reads it, unless touched again. */
export const searchDelta = pgTable(
  'search_delta',
  {
    kind: text('kind', { enum: searchKinds }).notNull(),
    documentId: uuid('document_id').notNull(),
    foldedInto: integer('folded_into'),
    touchedAt: at('touched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.documentId] })],
)

/** Words and phrases that mean the same. */
export const searchSynonym = pgTable('search_synonym', {
  id: uuid('id').primaryKey().defaultRandom(),
  phrases: text('phrases').array().notNull(),
  changedAt: at('changed_at').notNull(),
})

/** What people searched for and found: offered to others once several have asked. Holds nobody's name. */
export const searchPhrase = pgTable(
  'search_phrase',
  {
    words: text('words').primaryKey(),
    times: bigint('times', { mode: 'number' }).notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [index('search_phrase_busiest').on(table.times.desc(), table.words)],
)
