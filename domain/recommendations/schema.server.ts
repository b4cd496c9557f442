import { bigint, boolean, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { awayKinds } from './away-rules.ts'

/** What people who were interested in a service were also interested in, the nearest first: one row a service, read by its key. */
export const serviceNeighbours = pgTable('service_neighbours', {
  serviceId: uuid('service_id').primaryKey(),
  /** How many people it was worked out from. */
  people: integer('people').notNull(),
  /** The columns below belong together, place by place. */
  otherIds: uuid('other_ids').array().notNull(),
  scores: real('scores').array().notNull(),
  /** Of those people, how many looked at the other, kept it, ordered it. */
  viewed: integer('viewed').array().notNull(),
  kept: integer('kept').array().notNull(),
  ordered: integer('ordered').array().notNull(),
  learnedAt: at('learned_at').notNull(),
})

/** Somebody's interest in a service changed. Only ever added to, so that nobody waits for another; a round takes it away. */
export const tasteChange = pgTable('taste_change', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  memberId: uuid('member_id'),
  serviceId: uuid('service_id').notNull(),
})

/** How far what was looked at has been learned from. */
export const learningMark = pgTable('learning_mark', {
  name: text('name').primaryKey(),
  learnedUntil: at('learned_until').notNull(),
})

/** What a member lets recommendations be made from; who never chose has no row. */
export const learningChoice = pgTable('learning_choice', {
  memberId: uuid('member_id').primaryKey(),
  fromDeals: boolean('from_deals').notNull().default(true),
  fromViews: boolean('from_views').notNull().default(true),
  fromFavourites: boolean('from_favourites').notNull().default(true),
  fromProfile: boolean('from_profile').notNull().default(true),
  /** What others with the same interests did; who turns it off is not counted for others either. */
  fromOthers: boolean('from_others').notNull().default(true),
  /** What was before is forgotten. */
  forgottenAt: at('forgotten_at'),
  /** Categories that a newcomer chose. */
  interests: uuid('interests').array().notNull().default([]),
})

/** What a member does not want to be shown here. */
export const notForMe = pgTable(
  'not_for_me',
  {
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: awayKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.subjectId] }),
    index('not_for_me_of_subject').on(table.subjectId),
  ],
)
