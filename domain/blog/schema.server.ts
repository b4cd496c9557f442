import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { postStates, versionKinds } from './post-rules.ts'

/** What a post says: of a version as it was kept, of a post as everyone reads it. */
const content = () => ({
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  tags: text('tags').array().notNull().default([]),
  coverId: uuid('cover_id'),
  coverAlt: text('cover_alt').notNull().default(''),
})

/** A post as everyone reads it. Before it goes out its words are empty here: they stand in its versions alone. */
export const post = pgTable(
  'post',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state', { enum: postStates }).notNull().default('draft'),
    slug: text('slug').notNull().unique(),
    ...content(),
    /** Whose name stands above it; nobody's once they are gone. */
    authorId: uuid('author_id'),
    /** Counts words when it goes out, so that lists need not read the body. */
    wordCount: integer('word_count').notNull().default(0),
    /** The version that editors go on from, and the number of the last one that was kept. */
    version: integer('version').notNull(),
    lastNumber: integer('last_number').notNull(),
    /** The version that everyone reads, and the one that goes out at its time. */
    shownVersion: integer('shown_version'),
    dueVersion: integer('due_version'),
    dueAt: at('due_at'),
    begunAt: at('begun_at').notNull(),
    savedAt: at('saved_at').notNull(),
    publishedAt: at('published_at'),
    /** When its words changed after they went out. */
    changedAt: at('changed_at'),
    archivedAt: at('archived_at'),
    /** Links to its preview carry this number: a new one ends those that were given out. */
    previewNumber: integer('preview_number').notNull().default(0),
    previewUntil: at('preview_until'),
    /** How far members have been told of it. */
    toldUntil: uuid('told_until'),
    toldAt: at('told_at'),
  },
  (table) => [
    index('post_published')
      .on(table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'published'`),
    index('post_by_tag').using('gin', table.tags),
    index('post_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'scheduled'`),
    index('post_saved').on(table.savedAt.desc()),
    index('post_by_author').on(table.authorId),
    check('post_state_known', sql`${table.state} in ('draft','scheduled','published','archived')`),
    check(
      'post_due_when_scheduled',
      sql`${table.state} <> 'scheduled' or (${table.dueAt} is not null and ${table.dueVersion} is not null)`,
    ),
    check(
      'post_shown_when_published',
      sql`${table.state} <> 'published' or (${table.publishedAt} is not null and ${table.shownVersion} is not null)`,
    ),
  ],
)

/** What was written of a post and when: nothing that somebody saved is ever written over. */
export const postVersion = pgTable(
  'post_version',
  {
    postId: uuid('post_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: versionKinds }).notNull(),
    ...content(),
    pictureIds: uuid('picture_ids').array().notNull().default([]),
    savedAt: at('saved_at').notNull(),
    byId: uuid('by_id'),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.number] }),
    index('post_version_by').on(table.byId),
    check('post_version_kind_known', sql`${table.kind} in ('saved','auto','aside')`),
  ],
)

/** Every address that a post ever had; an old one leads to the one it has now. */
export const postSlug = pgTable(
  'post_slug',
  {
    slug: text('slug').primaryKey(),
    postId: uuid('post_id').notNull(),
    since: at('since').notNull(),
  },
  (table) => [index('post_slug_of_post').on(table.postId)],
)

/** Who has a post open to write in it. */
export const postEditor = pgTable(
  'post_editor',
  {
    postId: uuid('post_id').notNull(),
    memberId: uuid('member_id').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.memberId] })],
)

/** How many people opened a post on a day; written in batches. */
export const postDay = pgTable(
  'post_day',
  {
    postId: uuid('post_id').notNull(),
    day: date('day').notNull(),
    reads: integer('reads').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.day] }), index('post_day_by_day').on(table.day)],
)

/** Who has been counted today, as a hash that changes every day: a visitor once. */
export const postCounted = pgTable(
  'post_counted',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: ['read'] }).notNull(),
    postId: uuid('post_id').notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.postId, table.visitorHash] })],
)
