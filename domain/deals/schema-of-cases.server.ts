import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { dispute } from './schema.server.ts'
import { parties } from './states.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

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
