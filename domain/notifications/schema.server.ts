import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'

/** One row a member: the number that their latest notification has, and how many wait unread. Kept, never counted. */
export const notificationBox = pgTable('notification_box', {
  memberId: uuid('member_id').primaryKey(),
  lastNumber: integer('last_number').notNull().default(0),
  unread: integer('unread').notNull().default(0),
})

/** What a member was told, and the very place that it leads to. */
export const notification = pgTable(
  'notification',
  {
    memberId: uuid('member_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').notNull(),
    /** What it is about: lines of one thing stand together. `deal:…`, `project:…`, or the kind itself. */
    thing: text('thing').notNull(),
    /** How that is called. */
    title: text('title').notNull(),
    line: text('line').notNull(),
    /** A path of this marketplace. */
    link: text('link').notNull(),
    /** Whoever did it, for a push, which says who and what kind and nothing else. */
    who: text('who').notNull().default(''),
    /** The same as a member, for their portrait. */
    byId: uuid('by_id'),
    /** What it is about in money, as it is read; empty where it is about none. */
    sum: text('sum').notNull().default(''),
    at: at('at').notNull(),
    readAt: at('read_at'),
    /** When it goes out in a letter together with others; null where its letter went at once, or none does. */
    mailDueAt: at('mail_due_at'),
    /** When the letter about it was written: the next about the same thing waits for company. */
    mailedAt: at('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.number] }),
    index('notification_of_kind').on(table.memberId, table.kind, table.number.desc()),
    index('notification_unread')
      .on(table.memberId, table.number.desc())
      .where(sql`${table.readAt} is null`),
    index('notification_of_thing').on(table.memberId, table.thing, table.number.desc()),
    index('notification_waits_for_mail')
      .on(table.memberId, table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
    index('notification_at').on(table.at),
    // Whoever leaves is nobody in what others were told.
    index('notification_by')
      .on(table.byId)
      .where(sql`${table.byId} is not null`),
    check('notification_link_is_a_path', sql`${table.link} ~ '^/([^/\\\\]|$)'`),
  ],
)

/** How e-mail and push come; a member without a row has chosen nothing. What comes at all is in `member.channels`. */
export const deliveryChoice = pgTable(
  'delivery_choice',
  {
    memberId: uuid('member_id').primaryKey(),
    /** Once a day at this hour of their own day; null: at once. */
    dailyHour: smallint('daily_hour'),
    /** Push is silent from this hour until that one; both null: never. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
  },
  (table) => [
    check('delivery_choice_daily_hour', sql`${table.dailyHour} between 0 and 23`),
    check(
      'delivery_choice_quiet',
      sql`(${table.quietFrom} is null) = (${table.quietUntil} is null) and ${table.quietFrom} between 0 and 23 and ${table.quietUntil} between 0 and 23`,
    ),
  ],
)

/** A browser that push messages go to. It goes with the session that asked for it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull(),
    /** The browser's public key, and the secret that it shares with us alone. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: at('created_at').notNull(),
    reachedAt: at('reached_at'),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint').on(table.endpoint),
    uniqueIndex('push_subscription_session').on(table.sessionId),
    index('push_subscription_of_member').on(table.memberId),
  ],
)

export const pushStates = ['waiting', 'sent', 'unneeded', 'failed'] as const

/** A push message on its way to one browser: it goes out once. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').notNull(),
    number: integer('number').notNull(),
    state: text('state', { enum: pushStates }).notNull().default('waiting'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_message_once').on(table.subscriptionId, table.number),
    index('push_message_created_at').on(table.createdAt),
  ],
)

/** The pair of keys by which push services know this marketplace; one row, made when it is first needed. */
export const pushKey = pgTable(
  'push_key',
  {
    id: smallint('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKeySealed: text('private_key_sealed').notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [check('push_key_is_one', sql`${table.id} = 1`)],
)
