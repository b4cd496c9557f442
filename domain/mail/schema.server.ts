import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Announced } from '#platform/events/events.ts'

/** Of which events letters were written by a job: it may run twice, and nobody reads the same twice. */
export const eventTold = pgTable(
  'event_told',
  {
    id: uuid('id').primaryKey(),
    event: jsonb('event').$type<Announced>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('event_told_at').on(table.at)],
)
