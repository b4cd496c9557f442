import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** The outbox: every letter is written here in the transaction that causes it, and sent by a job afterwards. */
export const mailMessage = pgTable(
  'mail_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What it is about, for preferences and for the operator's eye: 'security', 'money', 'deal', … */
    kind: text('kind').notNull(),
    /** The name of the brand it comes from, shown as the sender. */
    brand: text('brand').notNull(),
    /** The brand's own sender; null is the marketplace's. */
    from: text('from_address'),
    to: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** What in these words opens a door (a token, a code): it is taken out of them as soon as the letter is sent. */
    secret: text('secret'),
    /** When that door closes by itself. */
    secretUntil: timestamp('secret_until', { withTimezone: true }),
    /** What letters of one thing share, so that mail programs keep them together; null where it stands alone. */
    thread: text('thread'),
    /** Where one click stops letters of this kind; security and money letters have none. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** 'kept' is a letter that stays in the product because no mail server is configured. */
    state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    check('mail_message_state', sql`${table.state} in ('waiting', 'sent', 'kept', 'failed')`),
    check('mail_message_sent_at', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    check('mail_message_attempts', sql`${table.attempts} >= 0`),
    // A line break or a second address in a header would let a stranger write letters in our name.
    // (The semicolon is written as \u003b: drizzle-kit cuts a check off at the first one it sees.)
    check(
      'mail_message_to',
      sql`${table.to} ~ '^[^[:space:]\\u0001-\\u001f\\u007f@,\\u003b:<>()"]+@[^[:space:]\\u0001-\\u001f\\u007f@,\\u003b:<>()"]+$'`,
    ),
    check(
      'mail_message_from',
      sql`${table.from} ~ '^[^[:space:]\\u0001-\\u001f\\u007f@,\\u003b:<>()"]+@[^[:space:]\\u0001-\\u001f\\u007f@,\\u003b:<>()"]+$'`,
    ),
    check(
      'mail_message_subject',
      sql`${table.subject} <> '' and ${table.subject} !~ '[\\u0001-\\u001f\\u007f]'`,
    ),
    check('mail_message_brand', sql`${table.brand} <> '' and ${table.brand} !~ '[\\u0001-\\u001f\\u007f]'`),
    check(
      'mail_message_unsubscribe_url',
      sql`${table.unsubscribeUrl} ~ '^https?://[^[:space:]\\u0001-\\u001f\\u007f<>]+$'`,
    ),
    check('mail_message_thread', sql`${table.thread} ~ '^[a-z0-9-]{1,80}$'`),
    index('mail_message_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} = 'waiting'`),
    check('mail_message_secret', sql`(${table.secret} is null) = (${table.secretUntil} is null)`),
    index('mail_message_secret_until')
      .on(table.secretUntil)
      .where(sql`${table.secretUntil} is not null`),
    index('mail_message_by_address').on(sql`lower(${table.to})`),
    index('mail_message_created_at').on(table.createdAt.desc()),
  ],
)

export type MailMessage = typeof mailMessage.$inferSelect
