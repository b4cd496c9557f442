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
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import type { ProposedMilestone } from './project-rules.ts'
import type { SentBack, VersionContent } from './versions/version-content.ts'
import { budgetKinds, projectStates, proposalStates, visibilities } from './states.ts'

const money = (name: string) => bigint(name, { mode: 'number' })

/** A buyer's request for work. Every action on it or on a proposal to it locks this row first. */
export const project = pgTable(
  'project',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    state: text('state', { enum: projectStates }).notNull().default('draft'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    categoryId: uuid('category_id'),
    skills: text('skills').array().notNull().default([]),
    budgetKind: text('budget_kind', { enum: budgetKinds }).notNull().default('open'),
    /** A fixed budget has only the upper one. */
    budgetMinMinor: money('budget_min_minor'),
    budgetMaxMinor: money('budget_max_minor'),
    wantedBy: date('wanted_by', { mode: 'string' }),
    visibility: text('visibility', { enum: visibilities }).notNull().default('public'),
    proposalsMost: integer('proposals_most'),
    /** Grows whenever scope, price, time or files change after it was posted. */
    version: integer('version').notNull().default(1),
    /** Hidden with its owner (banned, leaving), whatever its own state. */
    isOwnerHidden: boolean('is_owner_hidden').notNull().default(false),
    /** Taken down by moderators: it is hidden as it is with its owner, and comes back whole. */
    takenDownAt: at('taken_down_at'),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    submittedAt: at('submitted_at'),
    openedAt: at('opened_at'),
    openUntil: at('open_until'),
    isExtended: boolean('is_extended').notNull().default(false),
    endedAt: at('ended_at'),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    reasons: text('reasons').array().notNull().default([]),
    note: text('note').notNull().default(''),
    /** What it said when it was sent back, until it is open: moderators see beside it what was mended. */
    sentBack: jsonb('sent_back').$type<SentBack>(),
    awardedAt: at('awarded_at'),
    dealId: uuid('deal_id'),
    /** The deal was paid for: somebody was hired, however it ended. */
    isHired: boolean('is_hired').notNull().default(false),
    /** Of the proposals that stand, without those in the queue. */
    proposalsCount: integer('proposals_count').notNull().default(0),
    queuedCount: integer('queued_count').notNull().default(0),
    proposedMinMinor: money('proposed_min_minor'),
    proposedMaxMinor: money('proposed_max_minor'),
  },
  (table) => [
    index('project_of_owner').on(table.ownerId, table.state, table.changedAt.desc()),
    index('project_newest')
      .on(table.openedAt.desc(), table.id)
      .where(sql`${table.state} = 'open' and not ${table.isOwnerHidden}`),
    index('project_by_category')
      .on(table.categoryId, table.openedAt.desc())
      .where(sql`${table.state} = 'open' and not ${table.isOwnerHidden}`),
    // Whatever became of them: what such projects were answered with.
    index('project_posted_in_category')
      .on(table.categoryId, table.openedAt.desc())
      .where(sql`${table.openedAt} is not null`),
    index('project_largest')
      .on(table.budgetMaxMinor.desc().nullsLast(), table.openedAt.desc().nullsLast(), table.id)
      .where(sql`${table.state} = 'open' and not ${table.isOwnerHidden}`),
    index('project_smallest')
      .on(table.budgetMaxMinor, table.openedAt.desc().nullsLast(), table.id)
      .where(sql`${table.state} = 'open' and not ${table.isOwnerHidden}`),
    index('project_fewest')
      .on(sql`(${table.proposalsCount} + ${table.queuedCount})`, table.openedAt.desc().nullsLast(), table.id)
      .where(sql`${table.state} = 'open' and not ${table.isOwnerHidden}`),
    index('project_by_skill')
      .using('gin', table.skills)
      .where(sql`${table.state} = 'open' and not ${table.isOwnerHidden}`),
    index('project_ends')
      .on(table.openUntil)
      .where(sql`${table.state} = 'open'`),
    // Words of a title, for the desk.
    index('project_words').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
    index('project_queue')
      .on(table.submittedAt)
      .where(sql`${table.state} = 'in_review'`),
    uniqueIndex('project_of_deal')
      .on(table.dealId)
      .where(sql`${table.dealId} is not null`),
    check(
      'project_state_known',
      sql`${table.state} in ('draft','in_review','open','awarded','done','closed','expired','rejected')`,
    ),
    check(
      'project_open_is_whole',
      sql`${table.state} not in ('open','awarded') or (${table.categoryId} is not null and ${table.openedAt} is not null and ${table.openUntil} is not null)`,
    ),
    check('project_awarded_has_deal', sql`${table.state} <> 'awarded' or ${table.dealId} is not null`),
  ],
)

/** What a project said before it was changed, whole: whoever answered it then can always read it again. */
export const projectVersion = pgTable(
  'project_version',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id),
    number: integer('number').notNull(),
    /** When the next one took its place. */
    replacedAt: at('replaced_at').notNull(),
    content: jsonb('content').$type<VersionContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.number] })],
)

/** A seller's answer to a project: one a seller a project. */
export const proposal = pgTable(
  'proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id),
    sellerId: uuid('seller_id').notNull(),
    /** In whose name it was sent, where that is not the seller's own. */
    teamId: uuid('team_id'),
    /** The version of the project that it answers. */
    projectVersion: integer('project_version').notNull().default(1),
    /** The newest version that its seller was told of by letter. */
    toldVersion: integer('told_version').notNull().default(1),
    state: text('state', { enum: proposalStates }).notNull().default('sent'),
    text: text('text').notNull(),
    milestones: jsonb('milestones').$type<ProposedMilestone[]>().notNull(),
    /** Of all milestones together. */
    priceMinor: money('price_minor').notNull(),
    days: integer('days').notNull(),
    sentAt: at('sent_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** Since when it waits behind as many as the owner wants to read; null when it is among those. */
    queuedAt: at('queued_at'),
    /** When the owner first saw it; from then on it stays as it is. */
    readAt: at('read_at'),
    endedAt: at('ended_at'),
    declineNote: text('decline_note').notNull().default(''),
    /** When it came back to the seller's month. */
    givenBackAt: at('given_back_at'),
  },
  (table) => [
    uniqueIndex('proposal_one_a_seller').on(table.projectId, table.sellerId),
    index('proposal_of_seller').on(table.sellerId, table.state, table.sentAt.desc()),
    index('proposal_of_team')
      .on(table.teamId, table.state)
      .where(sql`${table.teamId} is not null`),
    index('proposal_sent_in_month').on(table.sellerId, table.sentAt),
    index('proposal_given_back')
      .on(table.sellerId, table.givenBackAt)
      .where(sql`${table.givenBackAt} is not null`),
    uniqueIndex('proposal_one_accepted')
      .on(table.projectId)
      .where(sql`${table.state} = 'accepted'`),
    check(
      'proposal_state_known',
      sql`${table.state} in ('sent','shortlisted','accepted','declined','withdrawn')`,
    ),
    check('proposal_price', sql`${table.priceMinor} > 0`),
  ],
)

/** A seller whom the owner asked to look at the project. */
export const projectInvitation = pgTable(
  'project_invitation',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id),
    sellerId: uuid('seller_id').notNull(),
    invitedAt: at('invited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.sellerId] }),
    index('project_invitation_of_seller').on(table.sellerId, table.invitedAt.desc()),
  ],
)

/** A file of a project, for whoever sees it, or of a proposal, for its seller and the owner. */
export const projectFile = pgTable(
  'project_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id),
    proposalId: uuid('proposal_id').references(() => proposal.id),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileKey: text('file_key').notNull(),
    /** When a scanner found no virus in it; null where none looked. */
    scannedAt: at('scanned_at'),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    index('project_file_of_project').on(table.projectId, table.addedAt),
    index('project_file_of_proposal').on(table.proposalId),
  ],
)
