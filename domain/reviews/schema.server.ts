import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'

/** What one side of a completed deal says about the other. Nobody but its writer reads it until it is revealed. */
export const review = pgTable(
  'review',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id').notNull(),
    /** The side that wrote it: the buyer's is about the work, the seller's about the buyer. */
    by: text('by', { enum: ['buyer', 'seller'] }).notNull(),
    /** Null when its writer has left the marketplace. */
    authorId: uuid('author_id'),
    aboutId: uuid('about_id').notNull(),
    /** The team whose work it is about: then it counts for the team, and not for the one who owned it. */
    teamId: uuid('team_id'),
    serviceId: uuid('service_id'),
    /** What was bought, and for how much: shown as a band, never to the cent. */
    bought: text('bought').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    /** In hundredths of a star: the mean of the parts, where there are parts. */
    rating: integer('rating').notNull(),
    communication: integer('communication'),
    quality: integer('quality'),
    timing: integer('timing'),
    text: text('text').notNull(),
    writtenAt: at('written_at').notNull(),
    /** When it is revealed even if the other side writes nothing. */
    revealsAt: at('reveals_at').notNull(),
    revealedAt: at('revealed_at'),
    /** The deal was refunded in whole afterwards: there is no work to speak of. */
    voidedAt: at('voided_at'),
    /** Out of sight by a decision of the moderators; everything else of it stays as it was. */
    hiddenAt: at('hidden_at'),
    reply: text('reply'),
    repliedAt: at('replied_at'),
  },
  (table) => [
    uniqueIndex('review_one_a_side').on(table.dealId, table.by),
    index('review_of_service')
      .on(table.serviceId, table.revealedAt.desc(), table.id)
      .where(
        sql`${table.by} = 'buyer' and ${table.revealedAt} is not null and ${table.voidedAt} is null and ${table.serviceId} is not null`,
      ),
    index('review_about')
      .on(table.aboutId, table.by, table.revealedAt.desc(), table.id)
      .where(sql`${table.revealedAt} is not null and ${table.voidedAt} is null`),
    index('review_of_team')
      .on(table.teamId, table.revealedAt.desc(), table.id)
      .where(
        sql`${table.revealedAt} is not null and ${table.voidedAt} is null and ${table.teamId} is not null`,
      ),
    index('review_of_author').on(table.authorId),
    index('review_waiting')
      .on(table.revealsAt)
      .where(sql`${table.revealedAt} is null and ${table.voidedAt} is null`),
    check('review_rating', sql`${table.rating} between 100 and 500`),
    check(
      'review_parts',
      sql`(${table.by} = 'buyer') = (${table.communication} is not null and ${table.quality} is not null and ${table.timing} is not null)`,
    ),
    check('review_reply_after_reveal', sql`${table.reply} is null or ${table.revealedAt} is not null`),
  ],
)

/** Who was told what of the reviews of a deal, once: processes of the version before may still write it. */
export const reviewTold = pgTable(
  'review_told',
  {
    dealId: uuid('deal_id').notNull(),
    what: text('what').notNull(),
    memberId: uuid('member_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.what, table.memberId] })],
)
