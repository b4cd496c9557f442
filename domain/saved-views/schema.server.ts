import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'

/** A list of the administration as one of the staff wants to find it again: its address under a name of their own. */
export const savedView = pgTable(
  'saved_view',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    /** The address of the list, and its filters and order behind it. */
    list: text('list').notNull(),
    query: text('query').notNull(),
    name: text('name').notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_view_named').on(table.memberId, table.list, sql`lower(${table.name})`),
    check(
      'saved_view_bounds',
      sql`length(${table.name}) between 1 and 60 and length(${table.query}) <= 1000`,
    ),
  ],
)
