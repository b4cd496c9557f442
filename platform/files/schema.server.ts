import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Files whose removal waits until a backup that is being made has taken what its rows name, or their store is back. */
export const heldRemoval = pgTable('held_removal', {
  key: text('key').primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
})
