import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { type PaymentOutcome, paymentProviderNames } from '#platform/payments/payment-provider.ts'
import { at } from '#platform/db/timestamp-column.ts'
import {
  chargebackStates,
  paymentPurposes,
  paymentStates,
  proposalStates,
  refundStates,
  wordResults,
} from './states.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()

/** Money that a member was asked for outside, and what came of it. */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    purpose: text('purpose', { enum: paymentPurposes }).notNull(),
    /** What it pays for, where that is more than the balance. */
    subjectId: text('subject_id'),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider', { enum: paymentProviderNames }).notNull(),
    /** How the provider calls it, and where its payer is sent; nothing until it was told of it. */
    reference: text('reference'),
    payAt: text('pay_at'),
    /** Where the payer comes back to. */
    returnTo: text('return_to').notNull(),
    state: text('state', { enum: paymentStates }).notNull().default('created'),
    createdAt: at('created_at').notNull(),
    /** When the provider is asked how it stands, if it has said nothing until then. */
    nextLookAt: at('next_look_at').notNull(),
    endedAt: at('ended_at'),
    /** A hash of what the provider knows the payer's card by. */
    payerHash: text('payer_hash'),
    /** How much of it was sent back to its payer, what is on its way there included. */
    refunded: money('refunded')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    uniqueIndex('payment_reference')
      .on(table.provider, table.reference)
      .where(sql`${table.reference} is not null`),
    index('payment_open')
      .on(table.nextLookAt)
      .where(sql`${table.state} in ('created','pending')`),
    index('payment_of_member').on(table.memberId, table.createdAt),
    index('payment_by_sum').on(table.amount, table.createdAt),
    index('payment_by_time').on(table.createdAt, table.id),
    index('payment_by_state').on(table.state, table.createdAt, table.id),
    index('payment_by_subject').on(table.purpose, table.subjectId),
    check('payment_amount', sql`${table.amount} > 0`),
    check('payment_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    check(
      'payment_state_known',
      sql`${table.state} in ('created','pending','succeeded','failed','expired','refunded')`,
    ),
  ],
)

export type Payment = typeof payment.$inferSelect

/** A part of a payment, or all of it, on its way back to whoever paid it. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    memberId: uuid('member_id').notNull(),
    amount: money('amount').notNull(),
    state: text('state', { enum: refundStates }).notNull().default('asked'),
    /** The form that asked for it: sent twice, it is one refund. */
    formKey: text('form_key').notNull(),
    askedBy: text('asked_by').notNull(),
    /** Why, where somebody else did it for the member. */
    reason: text('reason').notNull().default(''),
    askedAt: at('asked_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('payment_refund_form').on(table.paymentId, table.formKey),
    index('payment_refund_of_member').on(table.memberId),
    index('payment_refund_open')
      .on(table.askedAt)
      .where(sql`${table.state} = 'asked'`),
    check('payment_refund_amount', sql`${table.amount} > 0`),
    check('payment_refund_state_known', sql`${table.state} in ('asked','sent','failed')`),
  ],
)

/** More than one of staff may send back alone: it waits for a second pair of eyes. */
export const refundProposal = pgTable(
  'refund_proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    memberId: uuid('member_id').notNull(),
    amount: money('amount').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: proposalStates }).notNull().default('proposed'),
    /** The form that proposed it: sent twice, it is one proposal. */
    formKey: text('form_key').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: at('proposed_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: at('decided_at'),
    declinedWhy: text('declined_why').notNull().default(''),
  },
  (table) => [
    uniqueIndex('refund_proposal_form').on(table.paymentId, table.formKey),
    index('refund_proposal_of_member').on(table.memberId),
    index('refund_proposal_waiting')
      .on(table.proposedAt)
      .where(sql`${table.state} = 'proposed'`),
    check('refund_proposal_amount', sql`${table.amount} > 0`),
    check('refund_proposal_state_known', sql`${table.state} in ('proposed','confirmed','declined')`),
    // Nobody confirms what they proposed, whatever a program thinks.
    check(
      'refund_proposal_four_eyes',
      sql`${table.state} <> 'confirmed' or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.proposedBy})`,
    ),
  ],
)

export type RefundProposal = typeof refundProposal.$inferSelect

/** What a provider said of a payment, and what came of it; the same word again is counted. */
export const paymentWord = pgTable(
  'payment_word',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    outcome: text('outcome').$type<PaymentOutcome>().notNull(),
    amount: money('amount').notNull(),
    result: text('result', { enum: wordResults }).notNull(),
    times: integer('times').notNull().default(1),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.outcome, table.amount, table.result] })],
)

export type PaymentRefund = typeof paymentRefund.$inferSelect

/** A payer's bank wants money back that was paid in: a case until it is won or lost. */
export const chargeback = pgTable(
  'chargeback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 101 }),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    memberId: uuid('member_id').notNull(),
    provider: text('provider', { enum: paymentProviderNames }).notNull(),
    /** How the provider calls it. */
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    /** What was there to be held; the rest is the member's debt. */
    held: money('held').notNull(),
    /** How much of a lost debt was got back since. */
    recovered: money('recovered')
      .notNull()
      .default(sql`0`),
    state: text('state', { enum: chargebackStates }).notNull().default('open'),
    /** Why the bank wants it back, in the provider's words. */
    cause: text('cause').notNull().default(''),
    openedAt: at('opened_at').notNull(),
    endedAt: at('ended_at'),
    endedBy: text('ended_by'),
    /** What an administrator wrote down about its end. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('chargeback_reference').on(table.provider, table.reference),
    index('chargeback_of_payment').on(table.paymentId),
    index('chargeback_of_member').on(table.memberId, table.openedAt),
    index('chargeback_newest').on(table.state, table.openedAt.desc()),
    check('chargeback_amount', sql`${table.amount} > 0`),
    check('chargeback_held', sql`${table.held} between 0 and ${table.amount}`),
    check('chargeback_recovered', sql`${table.recovered} between 0 and ${table.amount} - ${table.held}`),
    check('chargeback_state_known', sql`${table.state} in ('open','won','lost')`),
  ],
)

export type Chargeback = typeof chargeback.$inferSelect
