import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import type { Distribution } from './figures/distribution.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const readKinds = ['service', 'project'] as const
export type ReadKind = (typeof readKinds)[number]
export const waitingKinds = [...readKinds, 'category'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What the text of a service or a project means and is made of: read once, when it is published or changed. */
export const textReading = pgTable(
  'text_reading',
  {
    kind: text('kind', { enum: readKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    categoryId: uuid('category_id'),
    /** Of the text that it was read from: the same is not read twice. */
    textHash: text('text_hash').notNull(),
    /** Which model read it; null while only the words are known. */
    model: text('model'),
    vector: bytes('vector'),
    /** The stems of its title, and of its tags and the names of its categories. */
    titleWords: text('title_words').array().notNull(),
    labelWords: text('label_words').array().notNull(),
    /** Its marks in `text_mark`, by which they are taken away again. */
    sketch: integer('sketch').array().notNull(),
    readAt: at('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index('text_reading_without_model')
      .on(table.kind, table.subjectId)
      .where(sql`${table.model} is null`),
    index('text_reading_of_category').on(table.categoryId, table.kind, table.subjectId),
  ],
)

/** Marks of passages: what shares one may be a copy. Looked up mark by mark, so many of each and no more. */
export const textMark = pgTable(
  'text_mark',
  { mark: integer('mark').notNull(), subjectId: uuid('subject_id').notNull() },
  (table) => [primaryKey({ columns: [table.mark, table.subjectId] })],
)

/** What has yet to be read, or counted anew. Only ever added to, so that nobody waits for another; the job takes it away. */
export const textWaiting = pgTable(
  'text_waiting',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: waitingKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
  },
  (table) => [index('text_waiting_of_kind').on(table.kind, table.id)],
)

/** What a category is about and what things cost there: counted by a job, read by key. */
export const categoryReading = pgTable('category_reading', {
  categoryId: uuid('category_id').primaryKey(),
  /** The middle of what stands in it. */
  model: text('model'),
  vector: bytes('vector'),
  /** How often its words stand in its services, the most telling ones. */
  words: jsonb('words')
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'::jsonb`),
  /** What its services and their sellers say that they can, and how many say so. */
  skills: jsonb('skills')
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'::jsonb`),
  /** How many services that was counted from. */
  readCount: integer('read_count').notNull().default(0),
  prices: jsonb('prices').$type<Distribution>(),
  days: jsonb('days').$type<Distribution>(),
  countedAt: at('counted_at').notNull(),
})
