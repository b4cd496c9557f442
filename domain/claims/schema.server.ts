import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { claimKinds } from './claim-kinds.ts'

/** Who looks at something in a queue, and until when. */
export const deskClaim = pgTable(
  'desk_claim',
  {
    kind: text('kind', { enum: claimKinds }).notNull(),
    thingId: uuid('thing_id').notNull(),
    memberId: uuid('member_id').notNull(),
    takenAt: at('taken_at').notNull(),
    until: at('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thingId] }),
    index('desk_claim_of_member').on(table.memberId),
    check('desk_claim_kind_known', sql`${table.kind} in ('service','project')`),
  ],
)
