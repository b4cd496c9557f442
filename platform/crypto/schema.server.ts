import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** Which SECRET this database knows, by a fingerprint that tells nothing of it. There is one row. */
export const secretInUse = pgTable(
  'secret_in_use',
  {
    id: smallint('id').primaryKey().default(1),
    fingerprint: text('fingerprint').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** When nothing was left that only an earlier secret opens. */
    resealedAt: timestamp('resealed_at', { withTimezone: true }),
  },
  (table) => [check('secret_in_use_once', sql`${table.id} = 1`)],
)
