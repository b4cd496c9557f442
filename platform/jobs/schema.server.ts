import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A sign of life of every process that takes jobs. One that ends as it should takes its line along; a dead one leaves it. */
export const workerHeartbeat = pgTable('worker_heartbeat', {
  id: uuid('id').primaryKey(),
  /** The machine and the process, for the operator's eye. */
  place: text('place').notNull(),
  /** By the clock of the database, the only one that all processes share. */
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
