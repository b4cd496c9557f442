import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'

/** A member's wish to be forgotten: it waits through its grace, and can be taken back until it has been carried out. */
export const deletionRequest = pgTable(
  'deletion_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    askedAt: at('asked_at').notNull(),
    dueAt: at('due_at').notNull(),
    remindedAt: at('reminded_at'),
    cancelledAt: at('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    doneAt: at('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    uniqueIndex('deletion_request_one_live')
      .on(table.memberId)
      .where(sql`${table.cancelledAt} is null and ${table.doneAt} is null`),
    index('deletion_request_due').on(table.dueAt),
    check('deletion_request_one_end', sql`${table.cancelledAt} is null or ${table.doneAt} is null`),
  ],
)

/** A ZIP of all that a member has here, made by a job and kept for a week. */
export const dataExport = pgTable(
  'data_export',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    askedAt: at('asked_at').notNull(),
    state: text('state', { enum: ['waiting', 'making', 'ready', 'failed', 'removed'] })
      .notNull()
      .default('waiting'),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    fileKey: text('file_key'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    readyAt: at('ready_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [
    index('data_export_by_member').on(table.memberId, table.askedAt.desc()),
    check('data_export_progress', sql`${table.progress} between 0 and 100`),
  ],
)
