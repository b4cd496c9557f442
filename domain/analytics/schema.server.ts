import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'

/** What the marketplace says of itself, counted now and then by a job: no page view pays for it. */
export const marketplaceFigure = pgTable('hall_figure', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
})

/**
 * What a fact changed in somebody's figures, written by triggers in the transaction of the fact (decision 62). Only ever added to, so
 * that no two deals wait for one another; a job adds it to the days and takes it away.
 */
export const memberFigureChange = pgTable(
  'member_figure_change',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id').notNull(),
    figure: text('figure').notNull(),
    at: at('at').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [index('member_figure_change_of').on(table.memberId)],
)

/** A figure of a member on a day of theirs; a day on which nothing happened has no row. */
export const memberFigureDay = pgTable(
  'member_figure_day',
  {
    memberId: uuid('member_id').notNull(),
    figure: text('figure').notNull(),
    day: date('day').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.figure, table.day] })],
)

/** How the days of a member were counted, and when that is checked against the facts. */
export const memberFigureState = pgTable(
  'member_figure_state',
  {
    memberId: uuid('member_id').primaryKey(),
    /** Whose days they are: that of the member when they were last counted. */
    timeZone: text('time_zone').notNull(),
    /** Facts from before there were figures are in them. */
    isWhole: boolean('is_whole').notNull(),
    checksAt: at('checks_at'),
  },
  (table) => [
    index('member_figure_state_due')
      .on(table.checksAt)
      .where(sql`${table.checksAt} is not null`),
  ],
)
