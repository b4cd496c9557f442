import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which parts of the demo marketplace have been made; each is made once, whole or not at all. */
export const demoStep = pgTable('demo_step', {
  name: text('name').primaryKey(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})
