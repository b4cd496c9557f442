import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** A work that a member shows. */
export const work = pgTable(
  'work',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Markdown. */
    text: text('text').notNull().default(''),
    /** The first is the cover. */
    gallery: jsonb('gallery').$type<{ pictureId: string; alt: string }[]>().notNull(),
    skills: text('skills').array().notNull().default([]),
    categoryId: uuid('category_id'),
    link: text('link').notNull().default(''),
    year: integer('year'),
    client: text('client').notNull().default(''),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Taken down by moderators: whether its member had hidden it before. Null where nobody took it down. */
    wasHidden: boolean('was_hidden'),
    position: integer('position').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Removed, and kept for a day in case it is missed. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('work_slug').on(table.memberId, table.slug),
    index('work_by_member').on(table.memberId, table.position, table.id),
    index('work_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('work_has_pictures', sql`jsonb_array_length(${table.gallery}) between 1 and 20`),
  ],
)

/** A work that its member lends to a team of theirs: it hangs on the team's page too, until they take it back or leave. */
export const workLoan = pgTable(
  'work_loan',
  {
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').notNull(),
    memberId: uuid('member_id').notNull(),
    lentAt: timestamp('lent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.teamId] }),
    index('work_loan_to_team').on(table.teamId, table.lentAt.desc(), table.workId),
    index('work_loan_of_member').on(table.memberId, table.teamId),
  ],
)
