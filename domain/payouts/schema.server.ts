import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Minor } from '#platform/money/money.ts'
import { at } from '#platform/db/timestamp-column.ts'
import { batchKinds, batchStates } from './batch-rules.ts'
import { methodKinds } from './method-rules.ts'
import { payoutStates } from './states.ts'

/** Where a member wants their money. Details are sealed; what is shown of them is the label. */
export const payoutMethod = pgTable(
  'payout_method',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: methodKinds }).notNull(),
    sealed: text('sealed').notNull(),
    label: text('label').notNull(),
    addedAt: at('added_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** A thief who changed it has to wait, and its owner is told meanwhile. */
    usableAt: at('usable_at').notNull(),
    removedAt: at('removed_at'),
  },
  (table) => [
    index('payout_method_of_member').on(table.memberId, table.addedAt),
    check('payout_method_kind_known', sql`${table.kind} in ('bank','card','other')`),
  ],
)

/** One request for money to leave the marketplace. Its money is in the ledger's transit account of the same id. */
export const payout = pgTable(
  'payout',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What people call it. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id').notNull(),
    amount: bigint('amount', { mode: 'bigint' }).$type<Minor>().notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: payoutStates }).notNull().default('requested'),
    methodId: uuid('method_id')
      .notNull()
      .references(() => payoutMethod.id),
    /** As they were when it was asked for: a later change of the method does not lead it elsewhere. */
    methodKind: text('method_kind', { enum: methodKinds }).notNull(),
    methodLabel: text('method_label').notNull(),
    sealed: text('sealed').notNull(),
    askedAt: at('asked_at').notNull(),
    /** It is decided by then, or shown as overdue. */
    decideBy: at('decide_by').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    sentAt: at('sent_at'),
    endedAt: at('ended_at'),
    /** Why it was rejected or failed; its owner reads it. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('payout_number').on(table.number),
    uniqueIndex('payout_one_open')
      .on(table.memberId)
      .where(sql`${table.state} in ('requested','approved','sent')`),
    index('payout_of_member').on(table.memberId, table.askedAt.desc()),
    index('payout_by_state').on(table.state, table.askedAt),
    index('payout_by_sum').on(table.amount, table.askedAt.desc()),
    index('payout_by_time').on(table.askedAt.desc(), table.id),
    check('payout_amount', sql`${table.amount} > 0`),
    check(
      'payout_state_known',
      sql`${table.state} in ('requested','approved','sent','paid','rejected','failed')`,
    ),
    check('payout_says_why', sql`${table.state} not in ('rejected','failed') or ${table.reason} <> ''`),
  ],
)

/** Approved payouts that go to a bank, or are paid by hand, together. Its files never change once it is made. */
export const payoutBatch = pgTable(
  'payout_batch',
  {
    id: uuid('id').primaryKey(),
    /** What people call it. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: batchKinds }).notNull(),
    state: text('state', { enum: batchStates }).notNull().default('made'),
    /** By this a bank knows a file again: never used twice, not even after a backup was put back. */
    messageId: text('message_id').notNull(),
    currency: text('currency').notNull(),
    /** How many payouts it was made of, and their sum. */
    count: integer('count').notNull(),
    sum: bigint('sum', { mode: 'bigint' }).$type<Minor>().notNull(),
    /** When the bank is asked to pay; nothing where people pay by hand. */
    executionDay: date('execution_day', { mode: 'string' }),
    madeAt: at('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    sentAt: at('sent_at'),
    sentBy: text('sent_by'),
    endedAt: at('ended_at'),
    endedBy: text('ended_by'),
    /** Why it was withdrawn. */
    reason: text('reason').notNull().default(''),
    /** The files as they were made, sealed: they hold whole account numbers. Empty once someone in them had their data erased. */
    sealedXml: text('sealed_xml').notNull(),
    sealedCsv: text('sealed_csv').notNull(),
  },
  (table) => [
    uniqueIndex('payout_batch_number').on(table.number),
    uniqueIndex('payout_batch_message_id').on(table.messageId),
    index('payout_batch_by_state').on(table.state, table.number.desc()),
    check('payout_batch_kind_known', sql`${table.kind} in ('sepa','transfer','by-hand')`),
    check('payout_batch_state_known', sql`${table.state} in ('made','sent','closed','withdrawn')`),
    check('payout_batch_message_id_fits', sql`${table.messageId} ~ '^[A-Za-z0-9-]{1,33}$'`),
    check('payout_batch_holds_something', sql`${table.count} > 0 and ${table.sum} > 0`),
    check('payout_batch_says_why', sql`${table.state} <> 'withdrawn' or ${table.reason} <> ''`),
  ],
)

/** Which payouts a batch was made of. One that left it may be in another; one that did not may not. */
export const payoutBatchLine = pgTable(
  'payout_batch_line',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => payoutBatch.id),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payout.id),
    /** The batch was withdrawn, or the bank did not pay this one. */
    leftAt: at('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.payoutId] }),
    uniqueIndex('payout_in_one_batch')
      .on(table.payoutId)
      .where(sql`${table.leftAt} is null`),
  ],
)

export type PayoutRow = typeof payout.$inferSelect
