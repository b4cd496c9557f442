import { date, index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What happened to a service on a day; written in batches. */
export const serviceDay = pgTable(
  'service_day',
  {
    serviceId: uuid('service_id').notNull(),
    day: date('day').notNull(),
    /** Where it hung that day, so that it can be compared with its neighbours. */
    categoryId: uuid('category_id'),
    impressions: integer('impressions').notNull().default(0),
    views: integer('views').notNull().default(0),
    /** Of the impressions, those whose visitor also opened it that day: never more than either. */
    opened: integer('opened').notNull().default(0),
    favourites: integer('favourites').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.day] }),
    index('service_day_by_day').on(table.day),
  ],
)

/** Who has been counted today: a visitor once a day. The visitor is a hash that changes every day. */
export const countedToday = pgTable(
  'counted_today',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: ['impression', 'view'] }).notNull(),
    serviceId: uuid('service_id').notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.serviceId, table.visitorHash] })],
)

/** What the hashes of a day are made with; once it is deleted, nobody can tell whose they were. */
export const visitorSalt = pgTable('visitor_salt', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
})

/** How the service in the middle of a category did over the last so many days; computed nightly. */
export const categoryMedian = pgTable(
  'category_median',
  {
    categoryId: uuid('category_id').notNull(),
    days: integer('days').notNull(),
    /** How many services were shown or seen at all. */
    servicesCount: integer('services_count').notNull(),
    impressions: real('impressions').notNull(),
    views: real('views').notNull(),
    /** Of a hundred who saw it in a list, how many opened it; null where nothing was shown in a list. */
    clickThrough: real('click_through'),
    favourites: real('favourites').notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.days] })],
)

/** What a member looked at last, for 'go on where you were' and for recommendations. */
export const viewedService = pgTable(
  'viewed_service',
  {
    memberId: uuid('member_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.serviceId] }),
    index('viewed_service_latest').on(table.memberId, table.viewedAt.desc()),
    index('viewed_service_oldest').on(table.viewedAt),
    // Who else looked at it: recommendations are learned from the latest of them.
    index('viewed_service_of').on(table.serviceId, table.viewedAt.desc()),
  ],
)
