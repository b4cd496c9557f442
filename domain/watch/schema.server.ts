import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { TROUBLE_KINDS } from './troubles.ts'

/** What is known of each kind of trouble: since when, until when, and when administrators were last told. */
export const alarm = pgTable('alarm', {
  kind: text('kind', { enum: TROUBLE_KINDS }).primaryKey(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  /** Null while it lasts. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  toldAt: timestamp('told_at', { withTimezone: true }),
})
