import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const pictureStates = ['making', 'ready', 'failed'] as const

/** A picture of work that a member sent. It is drawn anew by a job, in several widths, before anyone sees it. */
export const picture = pgTable(
  'picture',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    state: text('state', { enum: pictureStates }).notNull().default('making'),
    /** What was sent, until the versions are made. */
    originalKey: text('original_key'),
    /** Of the widest version. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The widths it stands in, narrow to wide: `pictures/{id}/{width}.webp` and `.avif`. */
    widths: integer('widths').array().notNull().default([]),
    /** The colour there is most of, shown while it loads. */
    colour: text('colour').notNull().default('#d8d3c6'),
    failure: text('failure'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Since when nothing is known to show it; null while something does. What nothing shows is swept away. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (table) => [
    index('picture_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
    index('picture_by_owner').on(table.ownerId),
    check('picture_state_known', sql`${table.state} in ('making','ready','failed')`),
    check('picture_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)
