import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { member } from '../schema.server.ts'

/** A passkey: the public half of a key whose other half never leaves the person's device or keychain. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the authenticator counts; those that are kept in a keychain say 0 for ever. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it: inside, by cable, by radio, by another device. */
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    /** Whether a keychain keeps it on several devices, so that losing one loses nothing. */
    isBackedUp: boolean('is_backed_up').notNull(),
    addedAt: at('added_at').notNull(),
    /** The browser in which it was added. */
    addedOn: text('added_on').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkey_by_member').on(table.memberId, table.addedAt)],
)
