import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { audiences, placements, standings } from './banner-rules.ts'

/** A word of the marketplace's own in one of its places. */
export const banner = pgTable(
  'banner',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    standing: text('standing', { enum: standings }).notNull().default('draft'),
    placement: text('placement', { enum: placements }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    /** A path of ours, or an address over TLS. */
    link: text('link').notNull(),
    linkLabel: text('link_label').notNull(),
    lightPictureId: uuid('light_picture_id'),
    /** Where there is none, the one for light hangs in the dark too. */
    darkPictureId: uuid('dark_picture_id'),
    alt: text('alt').notNull().default(''),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at'),
    audience: text('audience', { enum: audiences }).notNull().default('everyone'),
    categoryId: uuid('category_id'),
    brand: text('brand'),
    weight: integer('weight').notNull().default(1),
    mostADay: integer('most_a_day'),
    isClosable: boolean('is_closable').notNull().default(true),
    changedAt: at('changed_at').notNull(),
    changedBy: uuid('changed_by'),
  },
  (table) => [
    index('banner_unended')
      .on(table.endsAt)
      .where(sql`${table.standing} <> 'ended'`),
    index('banner_light_picture').on(table.lightPictureId),
    index('banner_dark_picture').on(table.darkPictureId),
    check('banner_standing_known', sql`${table.standing} in ('draft','ready','paused','ended')`),
    check(
      'banner_placement_known',
      sql`${table.placement} in ('strip','home-head','home-between','category','dashboard')`,
    ),
    check('banner_ends_after_it_starts', sql`${table.endsAt} > ${table.startsAt}`),
    check('banner_weight', sql`${table.weight} between 1 and 10`),
    check('banner_most_a_day', sql`${table.mostADay} between 1 and 50`),
    check('banner_leads_somewhere', sql`${table.link} ~ '^(/([^/\\\\]|$)|https://)'`),
    check('banner_picture_is_told', sql`${table.lightPictureId} is null or ${table.alt} <> ''`),
    check(
      'banner_dark_has_light',
      sql`${table.darkPictureId} is null or ${table.lightPictureId} is not null`,
    ),
  ],
)
export type BannerRow = typeof banner.$inferSelect

/** What came of a banner on a day; written in batches. */
export const bannerDay = pgTable(
  'banner_day',
  {
    number: integer('number').notNull(),
    day: date('day').notNull(),
    seen: integer('seen').notNull().default(0),
    clicked: integer('clicked').notNull().default(0),
    closed: integer('closed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.number, table.day] }), index('banner_day_by_day').on(table.day)],
)

export const countedKinds = ['seen', 'clicked', 'closed'] as const

/** Who has been counted today, as a hash that changes every day: a visitor once. */
export const bannerCounted = pgTable(
  'banner_counted',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: countedKinds }).notNull(),
    number: integer('number').notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.number, table.visitorHash] })],
)

/** What a member closed, and how often they were shown today what is shown only so often. */
export const bannerMember = pgTable(
  'banner_member',
  {
    memberId: uuid('member_id').notNull(),
    number: integer('number').notNull(),
    closedAt: at('closed_at'),
    /** The day that `times` are of. */
    day: date('day').notNull(),
    times: integer('times').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.number] }),
    index('banner_member_by_day').on(table.day),
  ],
)
