import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { flagKinds } from './message-rules.ts'
import { caseDecisions } from './moderation/case-rules.ts'

/** Something for the moderators' eye. Nothing is held back by it. */
export const messageFlag = pgTable(
  'message_flag',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id'),
    /** Null where the words were not sent. */
    number: integer('number'),
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: flagKinds }).notNull(),
    found: text('found').notNull(),
    /** Who reported it; nobody where a rule found it. */
    reporterId: uuid('reporter_id'),
    at: at('at').notNull(),
    decidedAt: at('decided_at'),
    decision: text('decision', { enum: caseDecisions }),
    decidedBy: uuid('decided_by'),
    /** What the member read, on the one of several by which it was decided; and when that was taken back after an appeal. */
    words: text('words'),
    undoneAt: at('undone_at'),
    /** Of a stop: until when new conversations may not begin. */
    stoppedUntil: at('stopped_until'),
  },
  (table) => [
    index('message_flag_open')
      .on(table.at)
      .where(sql`${table.decidedAt} is null`),
    index('message_flag_of_member').on(table.memberId, table.at),
    index('message_flag_of_message').on(table.conversationId, table.number),
    index('message_flag_decided')
      .on(table.decidedAt.desc())
      .where(sql`${table.decidedAt} is not null`),
    uniqueIndex('message_flag_reported_once')
      .on(table.conversationId, table.number, table.reporterId)
      .where(sql`${table.reporterId} is not null`),
    index('message_flag_of_reporter')
      .on(table.reporterId)
      .where(sql`${table.reporterId} is not null`),
  ],
)

/** An administrator who read more of a conversation than a case shows wrote why. */
export const messageOpening = pgTable(
  'message_opening',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    flagId: uuid('flag_id')
      .notNull()
      .references(() => messageFlag.id),
    adminId: uuid('admin_id').notNull(),
    reason: text('reason').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('message_opening_of').on(table.flagId, table.adminId)],
)

/** A notice of the moderators to a member. It is kept, and must be read before they go on. */
export const messageWarning = pgTable(
  'message_warning',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    /** The message that it is about; null where something else was reported. */
    flagId: uuid('flag_id'),
    /** The case of reports that it came from. */
    caseNumber: bigint('case_number', { mode: 'number' }),
    words: text('words').notNull(),
    at: at('at').notNull(),
    readAt: at('read_at'),
    /** Taken back after an appeal. */
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    index('message_warning_of').on(table.memberId, table.at),
    index('message_warning_unread')
      .on(table.memberId)
      .where(sql`${table.readAt} is null`),
  ],
)

/** Until then a member begins no new conversations: the longest of the stops that stand. */
export const conversationStop = pgTable('conversation_stop', {
  memberId: uuid('member_id').primaryKey(),
  until: at('until').notNull(),
  words: text('words').notNull(),
})
