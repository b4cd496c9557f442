import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
import { ideaColours } from './idea-rules.ts'

/** What ideas are about, in the order of the board. One in use is retired, not deleted. */
export const ideaKind = pgTable('idea_kind', {
  id: uuid('id').primaryKey().defaultRandom(),
  label: text('label').notNull(),
  colour: text('colour', { enum: ideaColours }).notNull(),
  position: integer('position').notNull(),
  description: text('description').notNull().default(''),
  retiredAt: at('retired_at'),
})

/** Where an idea can stand, in the order of the board. */
export const ideaState = pgTable(
  'idea_state',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    label: text('label').notNull(),
    colour: text('colour', { enum: ideaColours }).notNull(),
    position: integer('position').notNull(),
    description: text('description').notNull().default(''),
    /** Given by the product when an idea is written. */
    isFirst: boolean('is_first').notNull().default(false),
    /** Nothing follows: nobody votes any more. */
    isFinal: boolean('is_final').notNull().default(false),
    /** It says no, and so needs an answer that says why. */
    isRefusal: boolean('is_refusal').notNull().default(false),
    retiredAt: at('retired_at'),
  },
  (table) => [
    uniqueIndex('idea_state_one_first')
      .on(table.isFirst)
      .where(sql`${table.isFirst}`),
    check(
      'idea_state_first_is_open',
      sql`not ${table.isFirst} or (not ${table.isFinal} and not ${table.isRefusal} and ${table.retiredAt} is null)`,
    ),
  ],
)

/** Something that a member would like the marketplace to have. */
export const idea = pgTable(
  'idea',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What people call it by, and its address. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Null when whoever wrote it has left the marketplace. */
    authorId: uuid('author_id'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    kindId: uuid('kind_id')
      .notNull()
      .references(() => ideaKind.id),
    stateId: uuid('state_id')
      .notNull()
      .references(() => ideaState.id),
    /** As many as there are rows of votes, and those of the last days: the database keeps both with the rows. */
    votes: integer('votes').notNull().default(0),
    trend: integer('trend').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    writtenAt: at('written_at').notNull(),
    editedAt: at('edited_at'),
    movedAt: at('moved_at').notNull(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    answeredBy: uuid('answered_by'),
    withdrawnAt: at('withdrawn_at'),
    hiddenAt: at('hidden_at'),
    hiddenReason: text('hidden_reason'),
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => idea.id),
    mergedAt: at('merged_at'),
    /** How many votes it had when it was joined with another. */
    mergedVotes: integer('merged_votes'),
  },
  (table) => {
    const isShown = sql`${table.mergedIntoId} is null and ${table.hiddenAt} is null and ${table.withdrawnAt} is null`
    return [
      uniqueIndex('idea_number').on(table.number),
      index('idea_by_votes').on(table.votes.desc(), table.number.desc()).where(isShown),
      index('idea_by_trend').on(table.trend.desc(), table.number.desc()).where(isShown),
      index('idea_by_number').on(table.number.desc()).where(isShown),
      index('idea_of_state_by_votes')
        .on(table.stateId, table.votes.desc(), table.number.desc())
        .where(isShown),
      index('idea_of_state_by_trend')
        .on(table.stateId, table.trend.desc(), table.number.desc())
        .where(isShown),
      index('idea_of_state').on(table.stateId, table.number.desc()),
      index('idea_of_kind').on(table.kindId, table.number.desc()),
      index('idea_of_author').on(table.authorId, table.number.desc()),
      index('idea_merged_into').on(table.mergedIntoId),
      index('idea_without_answer')
        .on(table.votes.desc(), table.number.desc())
        .where(sql`${isShown} and ${table.answeredAt} is null`),
      check('idea_votes_counted', sql`${table.votes} >= 0 and ${table.trend} between 0 and ${table.votes}`),
      check('idea_answer_whole', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
      check('idea_not_into_itself', sql`${table.mergedIntoId} is distinct from ${table.id}`),
    ]
  },
)

/**
 * How many ideas the board shows of each state and kind, as steps that are summed: kept by the database, so that nobody counts all
 * ideas to open the board, and nobody waits for whoever writes another at the same moment. A job folds the steps into sums.
 */
export const ideaCount = pgTable(
  'idea_count',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    stateId: uuid('state_id')
      .notNull()
      .references(() => ideaState.id, { onDelete: 'cascade' }),
    kindId: uuid('kind_id')
      .notNull()
      .references(() => ideaKind.id, { onDelete: 'cascade' }),
    isAnswered: boolean('is_answered').notNull(),
    ideas: integer('ideas').notNull(),
  },
  (table) => [index('idea_count_of_kind').on(table.kindId), index('idea_count_of_state').on(table.stateId)],
)

/** One a member. */
export const ideaVote = pgTable(
  'idea_vote',
  {
    ideaId: uuid('idea_id')
      .notNull()
      .references(() => idea.id),
    memberId: uuid('member_id').notNull(),
    votedAt: at('voted_at').notNull(),
    /** Of the last days: counted by the trend until a job takes it out. */
    isRecent: boolean('is_recent').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.ideaId, table.memberId] }),
    index('idea_vote_of_member').on(table.memberId, table.votedAt.desc()),
    index('idea_vote_over_time').on(table.ideaId, table.votedAt),
    index('idea_vote_recent')
      .on(table.votedAt)
      .where(sql`${table.isRecent}`),
  ],
)

/** Whoever wants to know what becomes of it. */
export const ideaFollow = pgTable(
  'idea_follow',
  {
    ideaId: uuid('idea_id')
      .notNull()
      .references(() => idea.id),
    memberId: uuid('member_id').notNull(),
    /** One who follows because of a vote stops with it. */
    isByVote: boolean('is_by_vote').notNull().default(false),
    since: at('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ideaId, table.memberId] }),
    index('idea_follow_of_member').on(table.memberId, table.since.desc()),
  ],
)

/** Every state that it came to, with the operator's words. */
export const ideaStep = pgTable(
  'idea_step',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ideaId: uuid('idea_id')
      .notNull()
      .references(() => idea.id),
    stateId: uuid('state_id')
      .notNull()
      .references(() => ideaState.id),
    at: at('at').notNull(),
    byId: uuid('by_id'),
    words: text('words').notNull().default(''),
  },
  (table) => [index('idea_step_of_idea').on(table.ideaId, table.id)],
)

/** What members say of it, and what they say to that. */
export const ideaComment = pgTable(
  'idea_comment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    ideaId: uuid('idea_id')
      .notNull()
      .references(() => idea.id),
    /** What it replies to: a comment that replies to nothing itself. */
    parentId: uuid('parent_id').references((): AnyPgColumn => ideaComment.id),
    authorId: uuid('author_id'),
    /** Said for the marketplace. */
    isOfficial: boolean('is_official').notNull().default(false),
    text: text('text').notNull(),
    at: at('at').notNull(),
    editedAt: at('edited_at'),
    hiddenAt: at('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    index('idea_comment_of_idea')
      .on(table.ideaId, table.number.desc())
      .where(sql`${table.parentId} is null`),
    index('idea_comment_replies').on(table.parentId, table.number),
    index('idea_comment_of_author').on(table.authorId, table.at.desc()),
  ],
)

/** What came of an idea: a change of the rules, by its place in their log, or a post, by its address. */
export const ideaOutcome = pgTable(
  'idea_outcome',
  {
    ideaId: uuid('idea_id')
      .notNull()
      .references(() => idea.id),
    kind: text('kind', { enum: ['rule', 'post'] }).notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    address: text('address').notNull(),
    at: at('at').notNull(),
    byId: uuid('by_id'),
  },
  (table) => [
    primaryKey({ columns: [table.ideaId, table.kind, table.key] }),
    index('idea_outcome_by_key').on(table.kind, table.key),
  ],
)
