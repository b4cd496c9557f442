import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done in the current stretch of time, counted by all processes together. */
export const rateWindow = pgTable(
  'rate_window',
  {
    key: text('key').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.startsAt] })],
)
