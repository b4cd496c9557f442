import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import type { Minor } from '#platform/money/money.ts'
import { correctionDirections, correctionStates } from './states.ts'

/** Money that the marketplace gives to a member or takes from them by hand: four eyes, and one transfer once they agree. */
export const balanceCorrection = pgTable(
  'balance_correction',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What people call it. */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 101 }),
    memberId: uuid('member_id').notNull(),
    direction: text('direction', { enum: correctionDirections }).notNull(),
    amount: bigint('amount', { mode: 'bigint' }).$type<Minor>().notNull(),
    currency: text('currency').notNull(),
    /** The member reads it. */
    reason: text('reason').notNull(),
    state: text('state', { enum: correctionStates }).notNull().default('proposed'),
    /** The form that proposed it: sent twice, it is one correction. */
    formKey: text('form_key').notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: at('proposed_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: at('decided_at'),
    /** Why a colleague did not confirm it. */
    declinedWhy: text('declined_why').notNull().default(''),
  },
  (table) => [
    uniqueIndex('balance_correction_number').on(table.number),
    uniqueIndex('balance_correction_form').on(table.proposedBy, table.formKey),
    index('balance_correction_of_member').on(table.memberId, table.number.desc()),
    index('balance_correction_waiting')
      .on(table.number)
      .where(sql`${table.state} = 'proposed'`),
    check('balance_correction_amount', sql`${table.amount} > 0`),
    check('balance_correction_state_known', sql`${table.state} in ('proposed','confirmed','declined')`),
    check('balance_correction_direction_known', sql`${table.direction} in ('give','take')`),
    // Nobody confirms what they proposed, whatever a program thinks.
    check(
      'balance_correction_four_eyes',
      sql`${table.state} <> 'confirmed' or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.proposedBy})`,
    ),
  ],
)

export type Correction = typeof balanceCorrection.$inferSelect
