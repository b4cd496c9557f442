import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Minor } from '#platform/money/money.ts'

export const sandboxStates = [
  'open',
  'paid',
  'failed',
  'expired',
  'refunded',
  'charged-back',
  'bank-decided',
] as const
export type SandboxState = (typeof sandboxStates)[number]

/** The sandbox's own book: what an outside provider would know, and the marketplace only hears of. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id').notNull().unique(),
    amount: bigint('amount', { mode: 'bigint' }).$type<Minor>().notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    state: text('state', { enum: sandboxStates }).notNull().default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('sandbox_payment_amount', sql`${table.amount} > 0`)],
)
