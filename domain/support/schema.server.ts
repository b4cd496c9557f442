import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A question to the operator. Its number is what people quote. */
export const ticket = pgTable(
  'ticket',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    state: text('state', { enum: ['open', 'answered', 'waiting', 'resolved', 'closed'] })
      .notNull()
      .default('open'),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** The same form sent twice opens one ticket. */
    formKey: text('form_key').notNull().unique(),
  },
  (table) => [
    index('ticket_by_email').on(sql`lower(${table.email})`),
    check('ticket_subject_length', sql`length(${table.subject}) between 3 and 120`),
    check('ticket_body_length', sql`length(${table.body}) between 10 and 5000`),
  ],
)
