import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import type { Undo } from './moderation/undo-rules.ts'
import type { QualityParts } from './quality/quality-rules.ts'
import type { ServiceContent } from './service-content.ts'
import { serviceStates, versionStates } from './states.ts'

/** An offer of a seller. What everyone sees of it stands in the version named by `liveVersionId`; a card needs only this row. */
export const service = pgTable(
  'service',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sellerId: uuid('seller_id').notNull(),
    /** In whose name it is offered: the owner of that team sells it, and the seller here looks after it. */
    teamId: uuid('team_id'),
    slug: text('slug').notNull(),
    state: text('state', { enum: serviceStates }).notNull().default('draft'),
    /** The approved version that is shown; null until the first approval. */
    liveVersionId: uuid('live_version_id'),
    /** The version being written, waiting for review, or sent back; null when there is nothing newer than what is live. */
    workingVersionId: uuid('working_version_id'),
    /** Of the live version, or of the working one until there is a live one. */
    title: text('title').notNull(),
    categoryId: uuid('category_id'),
    coverPictureId: uuid('cover_picture_id'),
    /** Of the cheapest package, and the fewest days of any. */
    priceFromMinor: bigint('price_from_minor', { mode: 'number' }).notNull().default(0),
    deliveryDays: integer('delivery_days').notNull().default(0),
    /** Hidden with its seller (banned, leaving), whatever its own state. */
    isSellerHidden: boolean('is_seller_hidden').notNull().default(false),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    publishedAt: at('published_at'),
    archivedAt: at('archived_at'),
  },
  (table) => [
    uniqueIndex('service_slug').on(table.slug),
    index('service_by_seller').on(table.sellerId, table.state, table.changedAt.desc()),
    index('service_of_team')
      .on(table.teamId)
      .where(sql`${table.teamId} is not null`),
    index('service_by_category').on(table.categoryId),
    index('service_title').on(sql`lower(${table.title})`, table.id),
    index('service_newest')
      .on(table.publishedAt.desc(), table.id)
      .where(sql`${table.state} = 'published' and not ${table.isSellerHidden}`),
    check(
      'service_state_known',
      sql`${table.state} in ('draft','in_review','published','paused','rejected','archived')`,
    ),
    check(
      'service_shown_is_whole',
      sql`${table.state} not in ('published','paused') or (${table.liveVersionId} is not null and ${table.categoryId} is not null and ${table.publishedAt} is not null and ${table.priceFromMinor} > 0)`,
    ),
  ],
)

/** What a seller wrote, whole; an approved one never changes but for price and days. */
export const serviceVersion = pgTable(
  'service_version',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => service.id),
    number: integer('number').notNull(),
    state: text('state', { enum: versionStates }).notNull().default('draft'),
    content: jsonb('content').$type<ServiceContent>().notNull(),
    /** Prohibited words and contact details found in it: for the moderator's eye, never a silent block. */
    flags: jsonb('flags').$type<{ where: string; what: string; found: string }[]>().notNull().default([]),
    writtenAt: at('written_at').notNull(),
    submittedAt: at('submitted_at'),
    /** Shown at once because the seller is trusted, and looked at afterwards; or taken down after it was shown. */
    isReviewedAfter: boolean('is_reviewed_after').notNull().default(false),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    reasons: text('reasons').array().notNull().default([]),
    note: text('note').notNull().default(''),
    /** How the service was when moderators took it down: it comes back as that. */
    undo: jsonb('undo').$type<Undo>(),
  },
  (table) => [
    uniqueIndex('service_version_number').on(table.serviceId, table.number),
    index('service_version_queue')
      .on(table.submittedAt)
      .where(sql`${table.state} = 'submitted' or (${table.isReviewedAfter} and ${table.decidedBy} is null)`),
    index('service_version_by_category').on(sql`(${table.content} ->> 'categoryId')`),
    index('service_version_submitted').on(
      table.submittedAt.desc().nullsLast(),
      table.serviceId.desc().nullsLast(),
    ),
    index('service_version_words').using('gin', sql`lower(${table.content}->>'title') gin_trgm_ops`),
    check(
      'service_version_state_known',
      sql`${table.state} in ('draft','submitted','approved','rejected','replaced')`,
    ),
  ],
)

/** A slug that a service had before: it redirects for good. */
export const formerSlug = pgTable('former_slug', {
  slug: text('slug').primaryKey(),
  serviceId: uuid('service_id')
    .notNull()
    .references(() => service.id),
})

/** What is counted about a service: apart from it, because it changes often and the service seldom. */
export const serviceFigures = pgTable(
  'service_figures',
  {
    serviceId: uuid('service_id')
      .primaryKey()
      .references(() => service.id),
    /** In hundredths of a star, summed. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ordersCount: integer('orders_count').notNull().default(0),
    completedCount: integer('completed_count').notNull().default(0),
    /** Ended by a cancellation that was the seller's fault. */
    failedCount: integer('failed_count').notNull().default(0),
    onTimeCount: integer('on_time_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    impressionsCount: integer('impressions_count').notNull().default(0),
    favouritesCount: integer('favourites_count').notNull().default(0),
    quality: real('quality').notNull().default(0),
    qualityParts: jsonb('quality_parts').$type<QualityParts>(),
    computedAt: at('computed_at'),
  },
  (table) => [index('service_figures_best').on(table.quality.desc(), table.serviceId)],
)

/** What a service's quality was from a day on: a line wherever it moved by a hundredth, so that its seller can see why. */
export const serviceQuality = pgTable(
  'service_quality',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => service.id),
    day: date('day').notNull(),
    quality: real('quality').notNull(),
    parts: jsonb('parts').$type<QualityParts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.day] }),
    // Old lines are swept by their day.
    index('service_quality_by_day').on(table.day),
  ],
)
