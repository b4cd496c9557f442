import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { aboutKinds, conversationKinds, messageKinds, voices } from './message-rules.ts'

export {
  conversationStop,
  messageFlag,
  messageOpening,
  messageWarning,
} from './schema-of-moderation.server.ts'

const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A talk between people who know one another by it. Whoever writes locks this row, so that order is one for all. */
export const conversation = pgTable(
  'conversation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: conversationKinds }).notNull(),
    /** What there is but one conversation of: a pair, a proposal, a deal, a member and a team. */
    key: text('key').notNull(),
    dealId: uuid('deal_id'),
    proposalId: uuid('proposal_id'),
    /** The team that one side is: whoever reads for it comes and goes with its people. */
    teamId: uuid('team_id'),
    /** Who talks with that team. */
    memberId: uuid('member_id'),
    /** What was last asked about: a service, a work, a project, a person. */
    aboutKind: text('about_kind', { enum: aboutKinds }),
    aboutId: uuid('about_id'),
    /** Whom a stranger asked here, until they answer. */
    askedId: uuid('asked_id'),
    /** Of the newest message. */
    lastNumber: integer('last_number').notNull().default(0),
    /** Grows with every message and with every change of one: who has been away asks for what came after it. */
    lastChange: integer('last_change').notNull().default(0),
    lastAt: at('last_at').notNull(),
    begunAt: at('begun_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversation_key').on(table.key),
    index('conversation_of_team')
      .on(table.teamId)
      .where(sql`${table.teamId} is not null`),
    check('conversation_kind_known', sql`${table.kind} in ('direct','project','deal','team')`),
  ],
)

/** Somebody who may read a conversation, and how they keep it. What is unread is kept here, never counted. */
export const conversationMember = pgTable(
  'conversation_member',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id),
    memberId: uuid('member_id').notNull(),
    unreadCount: integer('unread_count').notNull().default(0),
    lastReadNumber: integer('last_read_number').notNull().default(0),
    readAt: at('read_at'),
    /** That of the conversation, so that a list is read from one index. */
    lastAt: at('last_at').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    archivedAt: at('archived_at'),
    mutedUntil: at('muted_until'),
    draft: text('draft').notNull().default(''),
    /** When their absence last answered here: it does so once. */
    absenceAnsweredAt: at('absence_answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index('conversation_member_list')
      .on(table.memberId, table.isPinned.desc(), table.lastAt.desc(), table.conversationId)
      .where(sql`${table.archivedAt} is null`),
    index('conversation_member_archive')
      .on(table.memberId, table.lastAt.desc(), table.conversationId)
      .where(sql`${table.archivedAt} is not null`),
    index('conversation_member_unread')
      .on(table.memberId, table.isPinned.desc(), table.lastAt.desc(), table.conversationId)
      .where(sql`${table.unreadCount} > 0`),
    check('conversation_member_unread_count', sql`${table.unreadCount} >= 0`),
  ],
)

/** A member as one who writes and reads: one row, which the head of every page reads by its key. */
export const messageReader = pgTable(
  'message_reader',
  {
    memberId: uuid('member_id').primaryKey(),
    /** How many conversations have something unread. */
    unread: integer('unread').notNull().default(0),
    showsReadMarks: boolean('shows_read_marks').notNull().default(true),
    showsPresence: boolean('shows_presence').notNull().default(true),
    /** Away from and until, and what whoever writes is answered. */
    absentFrom: at('absent_from'),
    absentUntil: at('absent_until'),
    absentWords: text('absent_words').notNull().default(''),
  },
  (table) => [check('message_reader_unread', sql`${table.unread} >= 0`)],
)

export const message = pgTable(
  'message',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id),
    number: integer('number').notNull(),
    /** Where it stands among all changes of its conversation. */
    change: integer('change').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    voice: text('voice', { enum: voices }).notNull().default('person'),
    /** Null for a step that time took, and when its writer has left the marketplace. */
    senderId: uuid('sender_id'),
    /** Made by the browser: what is sent twice is one message. */
    clientId: uuid('client_id'),
    text: text('text').notNull(),
    replyTo: integer('reply_to'),
    /** Of an offer, or of the deal in which a step was taken. */
    dealId: uuid('deal_id'),
    /** What happened in the deal: a word of its timeline, and its number there. */
    step: text('step'),
    stepNumber: integer('step_number'),
    aboutKind: text('about_kind', { enum: aboutKinds }),
    aboutId: uuid('about_id'),
    /** What the reader is warned of. */
    care: text('care').array().notNull().default([]),
    fileCount: integer('file_count').notNull().default(0),
    writtenAt: at('written_at').notNull(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    /** Taken away by the moderators, and why: both read it in its place. */
    hiddenWhy: text('hidden_why'),
    /** Its words, and one lexeme for each who may read it: what others wrote costs a search nothing. */
    words: searchable('words'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number] }),
    uniqueIndex('message_change').on(table.conversationId, table.change),
    uniqueIndex('message_client_id').on(table.senderId, table.clientId),
    uniqueIndex('message_step')
      .on(table.conversationId, table.dealId, table.stepNumber)
      .where(sql`${table.stepNumber} is not null`),
    index('message_words').using('gin', table.words),
    check('message_kind_known', sql`${table.kind} in ('text','offer','step')`),
  ],
)

/** Words that a member says often; `{name}` becomes the name of whom they talk with. */
export const quickReply = pgTable(
  'quick_reply',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    text: text('text').notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [index('quick_reply_of_member').on(table.memberId, table.madeAt, table.id)],
)

/** What a message said before it was changed or taken back: for moderators alone. */
export const messageVersion = pgTable(
  'message_version',
  {
    conversationId: uuid('conversation_id').notNull(),
    number: integer('number').notNull(),
    /** The change by which it was replaced. */
    change: integer('change').notNull(),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.number, table.change] })],
)

/** A file of a message: only those who may read the conversation get it. */
export const messageFile = pgTable(
  'message_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id').notNull(),
    number: integer('number').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileKey: text('file_key').notNull(),
    /** When a scanner found no virus in it; null where none looked. */
    scannedAt: at('scanned_at'),
  },
  (table) => [uniqueIndex('message_file_of').on(table.conversationId, table.number, table.position)],
)

/** A stranger's first message to a member or a team, and when it was answered: what the figure 'Answers in' is counted from. */
export const messageQuestion = pgTable(
  'message_question',
  {
    conversationId: uuid('conversation_id').primaryKey(),
    /** Who was asked; where a team was, its owner of then. */
    memberId: uuid('member_id').notNull(),
    teamId: uuid('team_id'),
    askedAt: at('asked_at').notNull(),
    answeredAt: at('answered_at'),
    /** Marked as needing no answer: it counts neither way. */
    isExempt: boolean('is_exempt').notNull().default(false),
  },
  (table) => [
    index('message_question_of').on(table.memberId, table.askedAt),
    index('message_question_of_team')
      .on(table.teamId, table.askedAt)
      .where(sql`${table.teamId} is not null`),
    // Each night all who were asked are gone through, whoever answers for them.
    index('message_question_of_seller').on(sql`coalesce(${table.teamId}, ${table.memberId})`, table.askedAt),
  ],
)
