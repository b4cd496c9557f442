import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Minor } from '#platform/money/money.ts'
import { at } from '#platform/db/timestamp-column.ts'
import { deal, faults, milestone } from './schema-of-deals.server.ts'
import { disputeStates, parties } from './states.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()

export const disputeReasons = ['not-delivered', 'not-as-agreed', 'late', 'no-answer', 'other'] as const
export type DisputeReason = (typeof disputeReasons)[number]

export const dispute = pgTable(
  'dispute',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    milestoneId: uuid('milestone_id')
      .notNull()
      .references(() => milestone.id),
    openedBy: text('opened_by', { enum: parties }).notNull(),
    /** Opened after the release: about money that is clearing, or that has cleared and can only be given back. */
    isClaim: boolean('is_claim').notNull().default(false),
    isMoneyHeld: boolean('is_money_held').notNull(),
    reason: text('reason', { enum: disputeReasons }).notNull(),
    /** How much of the price the one who opened it thinks was earned. */
    wantedMinor: money('wanted_minor').notNull(),
    statement: text('statement').notNull(),
    openedAt: at('opened_at').notNull(),
    answerBy: at('answer_by').notNull(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    settleBy: at('settle_by').notNull(),
    decideBy: at('decide_by').notNull(),
    offeredBy: text('offered_by', { enum: parties }),
    offeredMinor: money('offered_minor'),
    state: text('state', { enum: disputeStates }).notNull().default('open'),
    earnedMinor: money('earned_minor'),
    fault: text('fault', { enum: faults }),
    decidedBy: uuid('decided_by'),
    reasons: text('reasons'),
    endedAt: at('ended_at'),
    /** Until when either side may appeal, once; nothing where nobody decided. */
    appealBy: at('appeal_by'),
    appealedBy: text('appealed_by', { enum: parties }),
    appealedAt: at('appealed_at'),
    /** What went back into escrow for the appeal; nothing where its money was out of reach. */
    appealHeldMinor: money('appeal_held_minor'),
    appealReasons: text('appeal_reasons'),
    appealEndedAt: at('appeal_ended_at'),
  },
  (table) => [
    uniqueIndex('dispute_one_open_a_milestone')
      .on(table.milestoneId)
      .where(sql`${table.state} = 'open'`),
    index('dispute_of_deal').on(table.dealId),
    index('dispute_waiting')
      .on(table.decideBy)
      .where(sql`${table.state} = 'open'`),
    index('dispute_appealed')
      .on(table.decideBy)
      .where(sql`${table.state} = 'appealed'`),
    check('dispute_wanted', sql`${table.wantedMinor} >= 0`),
  ],
)

/** What an administrator asks one side before deciding, and what that side says to it. Both sides read it. */
export const disputeQuestion = pgTable(
  'dispute_question',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id').notNull(),
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => dispute.id),
    askedOf: text('asked_of', { enum: parties }).notNull(),
    text: text('text').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
  },
  (table) => [index('dispute_question_of_deal').on(table.dealId, table.askedAt)],
)
