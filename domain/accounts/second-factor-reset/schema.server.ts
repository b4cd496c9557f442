import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { member } from '../schema.server.ts'

/** An administrator's promise to take a lost second factor off an account, after a time in which its owner can stop it. */
export const secondFactorReset = pgTable(
  'second_factor_reset',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    dueAt: at('due_at').notNull(),
    stoppedAt: at('stopped_at'),
    stoppedBy: text('stopped_by'),
    doneAt: at('done_at'),
  },
  (table) => [
    uniqueIndex('second_factor_reset_one_live')
      .on(table.memberId)
      .where(sql`${table.stoppedAt} is null and ${table.doneAt} is null`),
    index('second_factor_reset_by_member').on(table.memberId, table.askedAt),
    index('second_factor_reset_due')
      .on(table.dueAt)
      .where(sql`${table.stoppedAt} is null and ${table.doneAt} is null`),
  ],
)
