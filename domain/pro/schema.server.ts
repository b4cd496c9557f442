import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import type { Minor } from '#platform/money/money.ts'
import { proPlans } from './plan-rules.ts'
import { proStates } from './subscription-rules.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()

/** A member's PRO: one row a member, also after it has ended, so that a trial is had once. Every change locks it first. */
export const proSubscription = pgTable(
  'pro_subscription',
  {
    memberId: uuid('member_id').primaryKey(),
    state: text('state', { enum: proStates }).notNull(),
    /** What is paid for next; the period that runs has its own. */
    plan: text('plan', { enum: proPlans }).notNull(),
    /** When it began this time. */
    since: at('since').notNull(),
    until: at('until').notNull(),
    holdsUntil: at('holds_until').notNull(),
    cancelledAt: at('cancelled_at'),
    trialAt: at('trial_at'),
    firstPaidAt: at('first_paid_at'),
    /** The day of the month on which it is renewed. */
    anchorDay: integer('anchor_day').notNull(),
    /** How many periods there were. */
    periods: integer('periods').notNull().default(0),
    /** The sum that the reminder told: it is what is taken. */
    quotedMinor: money('quoted_minor'),
    remindedAt: at('reminded_at'),
    /** When the money was short. */
    triedAt: at('tried_at'),
    /** When the clock looks at it next. */
    nextAt: at('next_at'),
  },
  (table) => [
    index('pro_subscription_due')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    check('pro_subscription_state_known', sql`${table.state} in ('trial','active','past_due','ended')`),
    check('pro_subscription_plan_known', sql`${table.plan} in ('monthly','yearly')`),
    check('pro_subscription_ended_rests', sql`(${table.state} = 'ended') = (${table.nextAt} is null)`),
  ],
)

export type ProSubscription = typeof proSubscription.$inferSelect

export const proPeriodKinds = ['trial', 'paid', 'granted'] as const

/** A stretch of time with PRO, and how it was come by. */
export const proPeriod = pgTable(
  'pro_period',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: proPeriodKinds }).notNull(),
    plan: text('plan', { enum: proPlans }),
    startsAt: at('starts_at').notNull(),
    /** Sooner than it was meant to be, where it was given back or gave way to another plan. */
    endsAt: at('ends_at').notNull(),
    priceMinor: money('price_minor').notNull(),
    backMinor: money('back_minor').notNull(),
    madeAt: at('made_at').notNull(),
    /** Why it was granted. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('pro_period_number').on(table.memberId, table.number),
    check('pro_period_kind_known', sql`${table.kind} in ('trial','paid','granted')`),
    check('pro_period_back', sql`${table.backMinor} between 0 and ${table.priceMinor}`),
    check('pro_period_ends', sql`${table.endsAt} >= ${table.startsAt}`),
  ],
)

export type ProPeriod = typeof proPeriod.$inferSelect
