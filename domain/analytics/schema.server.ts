import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the hall says of itself, counted now and then by a job: no page view pays for it. */
export const hallFigure = pgTable('hall_figure', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
})
