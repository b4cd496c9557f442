import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import type { DealTyped } from './deal-input.ts'

/** What somebody typed at the form of a new deal before they signed in, found again by the key in their cookie. */
export const dealDraft = pgTable(
  'deal_draft',
  {
    keyHash: text('key_hash').primaryKey(),
    typed: jsonb('typed').$type<DealTyped>().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('deal_draft_expires').on(table.expiresAt)],
)

/** Which steps of a deal the two sides were told of, once: processes of the version before may still write it. */
export const dealTold = pgTable(
  'deal_told',
  {
    dealId: uuid('deal_id').notNull(),
    number: integer('number').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.number] })],
)
