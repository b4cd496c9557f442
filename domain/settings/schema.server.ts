import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** The whole history of every setting; what is in force is the newest change of a key whose time has come. */
export const settingChange = pgTable(
  'setting_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    previous: jsonb('previous').notNull(),
    changedBy: text('changed_by').notNull(),
    reason: text('reason').notNull(),
    /** The announcement that this one takes the place of before its day: it never applies. */
    withdraws: bigint('withdraws', { mode: 'number' }).references((): AnyPgColumn => settingChange.id),
    announcedAt: timestamp('announced_at', { withTimezone: true }).notNull(),
    effectiveAt: timestamp('effective_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('setting_change_by_key').on(table.key, table.effectiveAt.desc(), table.id.desc()),
    uniqueIndex('setting_change_withdrawn_once').on(table.withdraws),
    check('setting_change_not_backdated', sql`${table.effectiveAt} >= ${table.announcedAt}`),
    check('setting_change_has_reason', sql`length(trim(${table.reason})) > 0`),
  ],
)
