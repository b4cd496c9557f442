import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'

/** One member wants nothing to do with another. It holds in both directions; only the first knows of it. */
export const memberBlock = pgTable(
  'member_block',
  {
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    /** The blocker's own words, which nobody else reads. */
    note: text('note').notNull().default(''),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    // With every page of a member: who blocked them is read from the index alone.
    index('member_block_of').on(table.blockedId, table.blockerId),
  ],
)
