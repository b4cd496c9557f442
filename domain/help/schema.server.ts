import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'

/** How often an article was read and what its readers said of it, by day. */
export const helpDay = pgTable(
  'help_day',
  {
    slug: text('slug').notNull(),
    day: date('day').notNull(),
    reads: integer('reads').notNull().default(0),
    helpful: integer('helpful').notNull().default(0),
    /** Below zero on a day on which more members changed their mind than said so. */
    unhelpful: integer('unhelpful').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.slug, table.day] }), index('help_day_by_day').on(table.day)],
)

/** Who has been counted today, as a hash that changes every day: a reader once a day, a visitor's answer too. */
export const helpCounted = pgTable(
  'help_counted',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: ['read', 'vote'] }).notNull(),
    slug: text('slug').notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.slug, table.visitorHash] })],
)

/** What a member said of an article: once, and they may change their mind. */
export const helpVote = pgTable(
  'help_vote',
  {
    memberId: uuid('member_id').notNull(),
    slug: text('slug').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    votedAt: at('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.slug] })],
)
