import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Minor } from '#platform/money/money.ts'
import { paymentProviderNames } from '#platform/payments/payment-provider.ts'
import { at } from '#platform/db/timestamp-column.ts'
import { paymentPurposes, paymentStates } from './states.ts'

/** Money that a member was asked for outside, and what came of it. */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    purpose: text('purpose', { enum: paymentPurposes }).notNull(),
    /** What it pays for, where that is more than the balance. */
    subjectId: text('subject_id'),
    amount: bigint('amount', { mode: 'bigint' }).$type<Minor>().notNull(),
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
  },
  (table) => [
    uniqueIndex('payment_reference')
      .on(table.provider, table.reference)
      .where(sql`${table.reference} is not null`),
    index('payment_open')
      .on(table.nextLookAt)
      .where(sql`${table.state} in ('created','pending')`),
    index('payment_of_member').on(table.memberId, table.createdAt),
    index('payment_by_subject').on(table.purpose, table.subjectId),
    check('payment_amount', sql`${table.amount} > 0`),
    check(
      'payment_state_known',
      sql`${table.state} in ('created','pending','succeeded','failed','expired','refunded')`,
    ),
  ],
)

export type Payment = typeof payment.$inferSelect
