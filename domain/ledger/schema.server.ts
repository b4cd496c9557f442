import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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
import type { AccountKind } from './accounts.ts'
import { transferKinds } from './transfer-kinds.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()
const serial = (name: string) => bigint(name, { mode: 'bigint' })

/** Where money stands. The balance is carried by the database itself with every posting, and by nothing else. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    /** Given in order: whoever locks several accounts locks them by it. */
    id: serial('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<AccountKind>().notNull(),
    owner: text('owner').notNull(),
    mayBeNegative: boolean('may_be_negative').notNull(),
    balance: money('balance')
      .notNull()
      .default(sql`0`),
    postingsCount: serial('postings_count')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    uniqueIndex('ledger_account_name').on(table.kind, table.owner),
    check('ledger_account_not_below_zero', sql`${table.mayBeNegative} or ${table.balance} >= 0`),
    check(
      'ledger_account_kind_known',
      sql`${table.kind} in ('deposited','available','clearing','escrow','transit','chargeback','revenue','referrals','losses','corrections','provider')`,
    ),
  ],
)

/** One movement of money. Never changed or deleted: the database refuses it. */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    id: serial('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    /** The same key is the same movement, however often it is asked for. */
    key: text('key').notNull(),
    at: at('at').notNull(),
    /** What it was about: a milestone, a payment, a payout, … */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    dealId: uuid('deal_id'),
  },
  (table) => [
    uniqueIndex('ledger_transfer_key').on(table.key),
    index('ledger_transfer_subject').on(table.subjectKind, table.subjectId),
    index('ledger_transfer_deal')
      .on(table.dealId, table.id)
      .where(sql`${table.dealId} is not null`),
    index('ledger_transfer_time').using('brin', table.at),
  ],
)

/** One line of a transfer. Its number and the balance after it are given by the database. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    accountId: serial('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    number: serial('number').notNull(),
    transferId: serial('transfer_id')
      .notNull()
      .references(() => ledgerTransfer.id),
    amount: money('amount').notNull(),
    balanceAfter: money('balance_after').notNull(),
    /** What both parts of a balance are together after it; nothing where its account is no part of one, or had no other part yet. */
    wholeAfter: money('whole_after'),
    /** As in its transfer, so that a statement of one account is filtered without looking at others. */
    kind: text('kind', { enum: transferKinds }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.number] }),
    index('ledger_posting_transfer').on(table.transferId),
    index('ledger_posting_by_kind').on(table.accountId, table.kind, table.number),
    index('ledger_posting_by_time').on(table.accountId, table.at, table.number),
    // What a line moved, in either direction: the desk looks for sums.
    index('ledger_posting_by_sum').on(sql`abs(${table.amount})`, table.transferId),
    check('ledger_posting_moves_something', sql`${table.amount} <> 0`),
  ],
)

export const clearingSubjects = ['milestone', 'tip'] as const
export const clearingStates = ['waiting', 'held', 'cleared', 'taken_back'] as const

/** Released money on its way to being available, a row for each person: when it will be, and what keeps it. */
export const ledgerClearing = pgTable(
  'ledger_clearing',
  {
    /** The milestone whose release it came from, or the tip. */
    subjectId: uuid('subject_id').notNull(),
    subjectKind: text('subject_kind', { enum: clearingSubjects }).notNull().default('milestone'),
    memberId: uuid('member_id').notNull(),
    dealId: uuid('deal_id'),
    amount: money('amount').notNull(),
    /** The share by which this is somebody's part of what a team earned; null where all of it is one person's. */
    basisPoints: integer('basis_points'),
    state: text('state', { enum: clearingStates }).notNull().default('waiting'),
    releasedAt: at('released_at').notNull(),
    clearsAt: at('clears_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('ledger_clearing_of_subject').on(table.subjectId, table.memberId),
    index('ledger_clearing_due')
      .on(table.clearsAt)
      .where(sql`${table.state} = 'waiting'`),
    index('ledger_clearing_of_member')
      .on(table.memberId, table.clearsAt)
      .where(sql`${table.state} in ('waiting','held')`),
    check('ledger_clearing_subject_known', sql`${table.subjectKind} in ('milestone','tip')`),
    check('ledger_clearing_amount', sql`${table.amount} > 0`),
    check('ledger_clearing_state_known', sql`${table.state} in ('waiting','held','cleared','taken_back')`),
  ],
)

/** How much of what was funded before balances had two parts had been paid in: its lines can't say. */
export const ledgerOldFunding = pgTable('ledger_old_funding', {
  milestoneId: text('milestone_id').primaryKey(),
  deposited: money('deposited').notNull(),
})

/**
 * Accounts with lines from before balances had two parts: which of the money was paid in is not worked out yet. Filled once, by
 * the migration; a line that a process of the version before writes afterwards brings its account back.
 */
export const ledgerUnsorted = pgTable('ledger_unsorted', {
  accountId: serial('account_id')
    .primaryKey()
    .references(() => ledgerAccount.id),
  /** Lines up to this one are sorted already. */
  upTo: serial('up_to').notNull(),
})

/** What a look over the whole book found. */
export const ledgerVerification = pgTable('ledger_verification', {
  id: serial('id').primaryKey().generatedAlwaysAsIdentity(),
  at: at('at').notNull(),
  askedBy: text('asked_by').notNull(),
  postingsCount: serial('postings_count').notNull(),
  tookMs: integer('took_ms').notNull(),
  findings: text('findings').array().notNull().default([]),
})
