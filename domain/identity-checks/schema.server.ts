import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { checkStates } from './check-rules.ts'

/** Documents that a member sent to show who they are, once. Who sends again begins another. */
export const identityCheck = pgTable(
  'identity_check',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    state: text('state', { enum: checkStates }).notNull().default('sent'),
    /** The details and the key of the files, sealed: without it the files are noise. Empty once they are removed. */
    sealed: text('sealed').notNull(),
    sentAt: at('sent_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** Why it was sent back; its owner reads it. */
    reason: text('reason').notNull().default(''),
    /** How long an approval holds. */
    validUntil: at('valid_until'),
    /** When the documents go, once it is decided. */
    removeAt: at('remove_at'),
    removedAt: at('removed_at'),
  },
  (table) => [
    uniqueIndex('identity_check_one_waiting')
      .on(table.memberId)
      .where(sql`${table.state} = 'sent'`),
    index('identity_check_of_member').on(table.memberId, table.sentAt.desc()),
    index('identity_check_by_state').on(table.state, table.sentAt),
    index('identity_check_to_remove')
      .on(table.removeAt)
      .where(sql`${table.removedAt} is null`),
    index('identity_check_valid')
      .on(table.validUntil)
      .where(sql`${table.state} = 'approved'`),
    check('identity_check_state_known', sql`${table.state} in ('sent','approved','returned','expired')`),
    check('identity_check_decided', sql`${table.state} = 'sent' or ${table.decidedBy} is not null`),
  ],
)

/** One picture or PDF of a check. */
export const identityDocument = pgTable(
  'identity_document',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    checkId: uuid('check_id')
      .notNull()
      .references(() => identityCheck.id),
    place: smallint('place').notNull(),
    /** What it is when it is opened; the store does not know. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    fileKey: text('file_key').notNull(),
    scannedAt: at('scanned_at'),
  },
  (table) => [uniqueIndex('identity_document_place').on(table.checkId, table.place)],
)
