import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { levels } from './level-rules.ts'

/**
 * How a seller stands, a member or a team by its own id: counted from their deals, computed nightly and after each review.
 * What a team sold is the team's, and nobody's who is in it.
 */
export const memberReputation = pgTable('member_standing', {
  memberId: uuid('member_id').primaryKey(),
  level: text('level', { enum: levels }).notNull().default('new'),
  /** When the level last changed, and from which: written by the database, whichever version of us changes it. */
  levelSince: timestamp('level_since', { withTimezone: true }),
  levelBefore: text('level_before', { enum: levels }),
  completedCount: integer('completed_count').notNull().default(0),
  /** In hundredths of a star, summed. */
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  /** Of the last 90 days, in basis points; null while there is nothing to count. */
  onTimeBasisPoints: integer('on_time_basis_points'),
  responseBasisPoints: integer('response_basis_points'),
  responseMinutes: integer('response_minutes'),
  repeatBuyersCount: integer('repeat_buyers_count').notNull().default(0),
  computedAt: timestamp('computed_at', { withTimezone: true }),
})
