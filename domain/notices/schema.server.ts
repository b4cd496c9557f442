import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'

/** A notice to all members, and how far it has come: whoever stands at or before the mark has their letter. */
export const notice = pgTable('notice', {
  /** What it tells of: the same is the same notice, however often it is asked for. */
  subject: text('subject').primaryKey(),
  begunAt: at('begun_at').notNull(),
  toldUntil: uuid('told_until'),
  toldCount: integer('told_count').notNull().default(0),
  endedAt: at('ended_at'),
})
