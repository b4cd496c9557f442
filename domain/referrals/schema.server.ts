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
import { at } from '#platform/db/timestamp-column.ts'
import type { Minor } from '#platform/money/money.ts'
import { referralStates, rewardStates } from './referral-rules.ts'
import type { SamePersonSign } from './sign-words.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()

/** Who joined by whose link, with the terms of that day. Whoever books or decides about rewards of it locks it first. */
export const referral = pgTable(
  'referral',
  {
    /** Who was invited. */
    memberId: uuid('member_id').primaryKey(),
    referrerId: uuid('referrer_id').notNull(),
    joinedAt: at('joined_at').notNull(),
    /** What is released from then on brings nothing. */
    until: at('until').notNull(),
    shareBasisPoints: integer('share_basis_points').notNull(),
    state: text('state', { enum: referralStates }).notNull().default('open'),
    /** What was ever found to say that the two are one person. */
    signs: text('signs').array().$type<SamePersonSign[]>().notNull().default([]),
    /** Those of them that an administrator has looked at and let pass. */
    passedSigns: text('passed_signs').array().$type<SamePersonSign[]>().notNull().default([]),
    heldAt: at('held_at'),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** Why it was decided so; both read it. */
    reason: text('reason').notNull().default(''),
    /** When money of their first deal cleared. */
    firstDealAt: at('first_deal_at'),
    /** All that it brought so far, and what waits for a decision. */
    bookedMinor: money('booked_minor')
      .notNull()
      .default(sql`0`),
    heldMinor: money('held_minor')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    index('referral_of_referrer').on(table.referrerId, table.joinedAt.desc()),
    index('referral_joined').on(table.joinedAt),
    index('referral_held')
      .on(table.heldAt)
      .where(sql`${table.state} = 'held'`),
    index('referral_decided')
      .on(table.decidedAt.desc())
      .where(sql`${table.decidedAt} is not null`),
    check('referral_state_known', sql`${table.state} in ('open','held','refused')`),
    check('referral_of_another', sql`${table.referrerId} <> ${table.memberId}`),
    check('referral_sums', sql`${table.bookedMinor} >= 0 and ${table.heldMinor} >= 0`),
    check('referral_says_why', sql`${table.state} <> 'refused' or ${table.reason} <> ''`),
  ],
)

export type Referral = typeof referral.$inferSelect

/** What one commission brought: once a milestone and person. One that is held or refused has moved no money. */
export const referralReward = pgTable(
  'referral_reward',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    referrerId: uuid('referrer_id').notNull(),
    milestoneId: uuid('milestone_id').notNull(),
    dealId: uuid('deal_id').notNull(),
    /** The part of our commission that is counted as this person's. */
    commissionMinor: money('commission_minor').notNull(),
    shareBasisPoints: integer('share_basis_points').notNull(),
    amountMinor: money('amount_minor').notNull(),
    state: text('state', { enum: rewardStates }).notNull(),
    /** When the commission was final. */
    at: at('at').notNull(),
    bookedAt: at('booked_at'),
  },
  (table) => [
    uniqueIndex('referral_reward_once').on(table.milestoneId, table.memberId),
    index('referral_reward_of_member').on(table.memberId, table.at.desc()),
    index('referral_reward_of_referrer').on(table.referrerId, table.at.desc()),
    check('referral_reward_state_known', sql`${table.state} in ('booked','held','refused')`),
    check('referral_reward_booked', sql`(${table.state} = 'booked') = (${table.bookedAt} is not null)`),
    check('referral_reward_amount', sql`${table.amountMinor} > 0 and ${table.commissionMinor} >= 0`),
  ],
)

export type ReferralReward = typeof referralReward.$inferSelect

/** Cleared money of an invited member on which our commission can still go back: it is rewarded when nobody can claim it any more. */
export const referralWaiting = pgTable(
  'referral_waiting',
  {
    milestoneId: uuid('milestone_id').notNull(),
    memberId: uuid('member_id').notNull(),
    releasedAt: at('released_at').notNull(),
    /** When to see whether it is final: not before it can be. */
    lookAt: at('look_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.milestoneId, table.memberId] }),
    index('referral_waiting_due').on(table.lookAt),
  ],
)

export type ReferralWaiting = typeof referralWaiting.$inferSelect

/** How many people opened a member's link on a day. */
export const referralVisit = pgTable(
  'referral_visit',
  {
    memberId: uuid('member_id').notNull(),
    day: date('day').notNull(),
    people: integer('people').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)

/** Who was counted today, as a hash whose salt goes with the day. */
export const referralVisitedToday = pgTable(
  'referral_visited_today',
  {
    day: date('day').notNull(),
    memberId: uuid('member_id').notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.memberId, table.visitorHash] })],
)
