import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the marketplace says of itself, counted now and then by a job: no page view pays for it. */
export const marketplaceFigure = pgTable('hall_figure', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
})
