import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SearchQuery } from '#domain/search/index.ts'
import { at } from '#platform/db/timestamp-column.ts'

/** A search that a member keeps, and may be told about. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    title: text('title').notNull(),
    /** The query of its page, in the one form that such a query has: `q=podcast&days=7`. */
    address: text('address').notNull(),
    /** The same, as search understands it. */
    query: jsonb('query').$type<SearchQuery>().notNull(),
    hasAlerts: boolean('has_alerts').notNull().default(true),
    /** In the letters: whoever holds it may stop them, and nothing else. */
    stopToken: text('stop_token').notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was last looked whether there is news. */
    lookedAt: at('looked_at').notNull(),
    /** What was published later was not told yet. */
    toldUntil: at('told_until').notNull(),
  },
  (table) => [
    uniqueIndex('saved_search_once').on(table.memberId, table.address),
    uniqueIndex('saved_search_stop').on(table.stopToken),
    index('saved_search_due').on(table.hasAlerts, table.lookedAt),
  ],
)
