import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Minor } from '#platform/money/money.ts'
import { methodKinds } from './method-rules.ts'
import { payoutStates } from './states.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

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
    index('payout_by_time').on(table.askedAt.desc(), table.id),
    check('payout_amount', sql`${table.amount} > 0`),
    check(
      'payout_state_known',
      sql`${table.state} in ('requested','approved','sent','paid','rejected','failed')`,
    ),
    check('payout_says_why', sql`${table.state} not in ('rejected','failed') or ${table.reason} <> ''`),
  ],
)
