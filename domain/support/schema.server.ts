import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import {
  entryVoices,
  linkedKinds,
  ticketKinds,
  ticketPriorities,
  ticketRatings,
  ticketStates,
} from './ticket-rules.ts'

const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A question to the operator. Its number is what people quote. Whoever writes to it locks this row, so that order is one for all. */
export const ticket = pgTable(
  'ticket',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    kind: text('kind', { enum: ticketKinds }).notNull().default('other'),
    subject: text('subject').notNull(),
    /** Where a process of the version before writes the question; a trigger makes it the first entry. */
    body: text('body'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Whose it is: null for a visitor until an account is made with that address. */
    memberId: uuid('member_id'),
    brand: text('brand').notNull().default('default'),
    /** When the address was proved: a visitor's ticket is on the desk from then, a member's at once. */
    provedAt: at('proved_at'),
    /** Only the hash of what is in a visitor's link. */
    linkHash: text('link_hash'),
    state: text('state', { enum: ticketStates }).notNull().default('open'),
    priority: text('priority', { enum: ticketPriorities }).notNull().default('normal'),
    assigneeId: uuid('assignee_id'),
    linkedKind: text('linked_kind', { enum: linkedKinds }),
    linkedId: text('linked_id'),
    /** The closed ticket that this one goes on from. */
    followsNumber: bigint('follows_number', { mode: 'number' }),
    /** The ticket that has become its place. */
    mergedInto: bigint('merged_into', { mode: 'number' }),
    /** Of the newest entry, and of the newest that the person may read. */
    lastNumber: integer('last_number').notNull().default(0),
    lastSeenByPerson: integer('last_seen_by_person').notNull().default(0),
    /** Something staff wrote is not read by the person yet. */
    isUnread: boolean('is_unread').notNull().default(false),
    lastAt: at('last_at')
      .notNull()
      .default(sql`now()`),
    openedAt: at('opened_at').notNull(),
    /** When the first answer is due, in the working hours of its day; null until it is on the desk. */
    answerDueAt: at('answer_due_at'),
    answeredAt: at('answered_at'),
    /** Working minutes that the first answer took. */
    answeredInMinutes: integer('answered_in_minutes'),
    resolvedAt: at('resolved_at'),
    /** Working minutes until then. */
    resolvedInMinutes: integer('resolved_in_minutes'),
    closedAt: at('closed_at'),
    rating: text('rating', { enum: ticketRatings }),
    ratingWords: text('rating_words').notNull().default(''),
    ratedAt: at('rated_at'),
    /** The same form sent twice opens one ticket. */
    formKey: text('form_key').notNull().unique(),
    /** Subject, name, address and what both sides wrote: for the desk's search. */
    words: searchable('words'),
  },
  (table) => [
    index('ticket_by_email').on(sql`lower(${table.email})`),
    index('ticket_of_member').on(table.memberId, table.lastAt.desc(), table.number),
    index('ticket_by_clock')
      .on(table.answerDueAt, table.number)
      .where(sql`${table.state} in ('open','waiting')`),
    index('ticket_unassigned')
      .on(table.answerDueAt, table.number)
      .where(sql`${table.state} in ('open','waiting') and ${table.assigneeId} is null`),
    index('ticket_of_assignee')
      .on(table.assigneeId, table.answerDueAt, table.number)
      .where(sql`${table.state} in ('open','waiting')`),
    index('ticket_by_state').on(table.state, table.lastAt.desc(), table.number.desc()),
    index('ticket_newest').on(table.lastAt.desc(), table.number.desc()),
    index('ticket_opened').on(table.openedAt),
    index('ticket_resolved_at')
      .on(table.resolvedAt)
      .where(sql`${table.resolvedAt} is not null`),
    index('ticket_rated')
      .on(table.ratedAt)
      .where(sql`${table.ratedAt} is not null`),
    index('ticket_answered')
      .on(table.answeredAt.desc())
      .where(sql`${table.answeredAt} is not null`),
    index('ticket_resolved')
      .on(table.resolvedAt)
      .where(sql`${table.state} = 'resolved'`),
    index('ticket_unread')
      .on(table.memberId)
      .where(sql`${table.isUnread}`),
    index('ticket_unproved')
      .on(table.openedAt)
      .where(sql`${table.provedAt} is null`),
    index('ticket_words').using('gin', table.words),
    check('ticket_subject_length', sql`length(${table.subject}) between 3 and 120`),
  ],
)

/** What was said and done in a ticket, in one order for all. Its first is the question. */
export const ticketEntry = pgTable(
  'ticket_entry',
  {
    ticketNumber: bigint('ticket_number', { mode: 'number' })
      .notNull()
      .references(() => ticket.number),
    number: integer('number').notNull(),
    voice: text('voice', { enum: entryVoices }).notNull(),
    /** Null for a visitor, for time, and when its writer has left the marketplace. */
    authorId: uuid('author_id'),
    text: text('text').notNull(),
    /** What happened, where it is a step: a word, and what it was before and after. */
    step: text('step'),
    details: jsonb('details').$type<Record<string, string | number | null>>(),
    /** Made by the browser: what is sent twice is one entry. */
    clientId: uuid('client_id'),
    writtenAt: at('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketNumber, table.number] }),
    uniqueIndex('ticket_entry_client_id').on(table.ticketNumber, table.clientId),
    check('ticket_entry_length', sql`length(${table.text}) <= 8000`),
  ],
)

/** A file of an entry: only those who may read the entry get it. */
export const ticketFile = pgTable(
  'ticket_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketNumber: bigint('ticket_number', { mode: 'number' }).notNull(),
    entryNumber: integer('entry_number').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileKey: text('file_key').notNull(),
    scannedAt: at('scanned_at'),
  },
  (table) => [uniqueIndex('ticket_file_of').on(table.ticketNumber, table.entryNumber, table.position)],
)

/** Words that the desk says often; places like `{name}` and `{deal}` are filled from the person and the linked thing. */
export const ticketTemplate = pgTable('ticket_template', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  changedBy: uuid('changed_by'),
  changedAt: at('changed_at').notNull(),
  retiredAt: at('retired_at'),
})
