import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** A place in the tree of the catalogue. Its address is `path`, the slugs from the top down to its own. */
export const category = pgTable(
  'category',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    parentId: uuid('parent_id').references((): AnyPgColumn => category.id),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    icon: text('icon').notNull().default('folder'),
    position: integer('position').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    path: text('path').notNull(),
    depth: integer('depth').notNull(),
    /** From the top down to itself: what stands below a category is what names it here. */
    lineIds: uuid('line_ids').array().notNull(),
    /** Published services here and below; kept by those who publish, never counted on a page view. */
    servicesCount: integer('services_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('category_slug_among_siblings').on(table.parentId, table.slug).nullsNotDistinct(),
    uniqueIndex('category_path').on(table.path),
    index('category_line').using('gin', table.lineIds),
    check('category_depth', sql`${table.depth} between 1 and 4`),
    check('category_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('category_count', sql`${table.servicesCount} >= 0`),
  ],
)

/** An address that a category had before it was renamed, moved or merged: it redirects for good. */
export const categoryRedirect = pgTable(
  'category_redirect',
  {
    fromPath: text('from_path').primaryKey(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => category.id),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [index('category_redirect_to').on(table.categoryId)],
)
