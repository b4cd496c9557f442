import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const favouriteKinds = ['service', 'member', 'project', 'team'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

/** A list of a member's own; the first one is called Favourites and can't be removed. */
export const favouriteList = pgTable(
  'favourite_list',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    title: text('title').notNull(),
    position: integer('position').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('favourite_list_title').on(table.memberId, table.title)],
)

export const favourite = pgTable(
  'favourite',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => favouriteList.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: favouriteKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The list's owner, so that 'is it mine already' is one look at one index. */
    memberId: uuid('member_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.kind, table.subjectId] }),
    uniqueIndex('favourite_once_a_member').on(table.memberId, table.kind, table.subjectId),
    index('favourite_by_subject').on(table.kind, table.subjectId),
  ],
)
