import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { appealKinds, appealOutcomes } from './appeal-rules.ts'

/** The one appeal against a decision, with its clock and what came of it. */
export const appeal = pgTable(
  'appeal',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    kind: text('kind', { enum: appealKinds }).notNull(),
    /** Which decision: the id of a ban, the number of a case and when it was decided, a version of a service. There is one appeal of each. */
    decisionId: text('decision_id').notNull(),
    /** Null when they have left the marketplace. */
    memberId: uuid('member_id'),
    /** What it is about, as it was called then. */
    title: text('title').notNull(),
    words: text('words').notNull(),
    sentAt: at('sent_at').notNull(),
    /** When it is to be decided at the latest. */
    dueAt: at('due_at').notNull(),
    /** Who made the decision: a member, or nobody where the trail does not name one. */
    againstId: uuid('against_id'),
    outcome: text('outcome', { enum: appealOutcomes }),
    reason: text('reason').notNull().default(''),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  (table) => [
    uniqueIndex('appeal_once').on(table.kind, table.decisionId),
    index('appeal_waiting')
      .on(table.dueAt, table.number)
      .where(sql`${table.decidedAt} is null`),
    index('appeal_decided')
      .on(table.decidedAt.desc(), table.number.desc())
      .where(sql`${table.decidedAt} is not null`),
    index('appeal_of_member').on(table.memberId, table.number.desc()),
    check('appeal_decided_whole', sql`(${table.decidedAt} is null) = (${table.outcome} is null)`),
  ],
)

/** A file of an appeal: for whoever sent it, and for staff. */
export const appealFile = pgTable(
  'appeal_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appealNumber: bigint('appeal_number', { mode: 'number' })
      .notNull()
      .references(() => appeal.number),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileKey: text('file_key').notNull(),
    scannedAt: at('scanned_at'),
  },
  (table) => [uniqueIndex('appeal_file_of').on(table.appealNumber, table.position)],
)
