import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { feeBearers } from '#domain/ledger/arithmetic.ts'
import type { Minor } from '#platform/money/money.ts'
import { at } from '#platform/db/timestamp-column.ts'
import type { DealContent, Requirement } from './agreements/deal-content.ts'
import type { DealRules } from './agreements/deal-rules.ts'
import { dealStates, milestoneStates, outcomes, parties } from './states.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()

export const dealOrigins = ['order', 'proposal', 'direct'] as const
export const faults = ['buyer', 'seller', 'both', 'neither'] as const
export type Fault = (typeof faults)[number]

/** A unit of work between one buyer and one seller. Every action locks this row first, so that two never happen at once. */
export const deal = pgTable(
  'deal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    origin: text('origin', { enum: dealOrigins }).notNull(),
    /** Derived from the facts by one function and stored with them. */
    state: text('state', { enum: dealStates }).notNull(),
    /** Null for the side that a link or a letter has yet to find. */
    buyerId: uuid('buyer_id'),
    sellerId: uuid('seller_id'),
    /** In whose name it is sold; the seller is the owner of that team on the day of acceptance, before it on that of the proposal. */
    teamId: uuid('team_id'),
    /** The division of that day. The deal keeps its shares, whatever the team decides later. */
    teamDivision: integer('team_division'),
    /** Whose proposal stands; the other side accepts it. */
    proposedBy: text('proposed_by', { enum: parties }).notNull(),
    invitedEmail: text('invited_email'),
    invitationHash: text('invitation_hash'),
    title: text('title').notNull(),
    terms: text('terms').notNull(),
    feeBearer: text('fee_bearer', { enum: feeBearers }).notNull(),
    revisionsMost: integer('revisions_most').notNull(),
    rules: jsonb('rules').$type<DealRules>().notNull(),
    version: integer('version').notNull().default(1),
    requirements: jsonb('requirements').$type<Requirement[]>().notNull().default([]),
    requirementAnswers: jsonb('requirement_answers').$type<Record<string, string>>(),
    requirementsAnsweredAt: at('requirements_answered_at'),
    serviceId: uuid('service_id'),
    orderId: uuid('order_id'),
    projectId: uuid('project_id'),
    proposalId: uuid('proposal_id'),
    proposedAt: at('proposed_at').notNull(),
    acceptedAt: at('accepted_at'),
    outcome: text('outcome', { enum: outcomes }),
    changedAt: at('changed_at').notNull(),
    endedAt: at('ended_at'),
    eventsCount: integer('events_count').notNull().default(0),
  },
  (table) => [
    index('deal_of_buyer').on(table.buyerId, table.state, table.changedAt.desc()),
    index('deal_of_seller').on(table.sellerId, table.state, table.changedAt.desc()),
    // Whether somebody bought from the same seller before.
    index('deal_of_pair').on(table.sellerId, table.buyerId),
    index('deal_of_team')
      .on(table.teamId, table.state, table.changedAt.desc())
      .where(sql`${table.teamId} is not null`),
    index('deal_of_team_changed')
      .on(table.teamId, table.changedAt, table.id)
      .where(sql`${table.teamId} is not null`),
    index('deal_of_team_proposed')
      .on(table.teamId, table.proposedAt, table.id)
      .where(sql`${table.teamId} is not null`),
    index('deal_of_service')
      .on(table.serviceId, table.state)
      .where(sql`${table.serviceId} is not null`),
    index('deal_of_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    uniqueIndex('deal_of_proposal')
      .on(table.proposalId)
      .where(sql`${table.proposalId} is not null`),
    uniqueIndex('deal_invitation')
      .on(table.invitationHash)
      .where(sql`${table.invitationHash} is not null`),
    index('deal_invited')
      .on(sql`lower(${table.invitedEmail})`)
      .where(sql`${table.invitedEmail} is not null`),
    index('deal_by_state').on(table.state, table.changedAt.desc()),
    index('deal_ended').on(table.endedAt),
    // Words of a title, for the desk.
    index('deal_words').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
    check(
      'deal_state_known',
      sql`${table.state} in ('proposed','accepted','active','disputed','completed','cancelled','declined','withdrawn','expired')`,
    ),
    check('deal_between_two', sql`${table.buyerId} is null or ${table.buyerId} <> ${table.sellerId}`),
    check(
      'deal_accepted_has_both',
      sql`${table.acceptedAt} is null or (${table.buyerId} is not null and ${table.sellerId} is not null)`,
    ),
    check(
      'deal_of_team_is_divided',
      sql`${table.teamId} is null or ${table.acceptedAt} is null or ${table.teamDivision} is not null`,
    ),
    check('deal_somebody_proposed', sql`${table.buyerId} is not null or ${table.sellerId} is not null`),
  ],
)

/** What was proposed, whole, each time it was changed: what the other side accepted can always be read again. */
export const dealVersion = pgTable(
  'deal_version',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    number: integer('number').notNull(),
    by: text('by', { enum: parties }).notNull(),
    at: at('at').notNull(),
    content: jsonb('content').$type<DealContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.number] })],
)

/** A part of a deal with its own price, time and escrow. */
export const milestone = pgTable(
  'milestone',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    priceMinor: money('price_minor').notNull(),
    days: integer('days').notNull(),
    state: text('state', { enum: milestoneStates }).notNull().default('planned'),
    revisionsLeft: integer('revisions_left').notNull(),
    dueAt: at('due_at'),
    fundedAt: at('funded_at'),
    firstDeliveredAt: at('first_delivered_at'),
    deliveredAt: at('delivered_at'),
    endedAt: at('ended_at'),
    /** How much of the price the seller earned in the end. */
    earnedMinor: money('earned_minor'),
    fault: text('fault', { enum: faults }),
  },
  (table) => [
    uniqueIndex('milestone_position').on(table.dealId, table.position),
    index('milestone_over').on(table.endedAt, table.state),
    index('milestone_by_sum').on(table.priceMinor, table.id),
    check(
      'milestone_state_known',
      sql`${table.state} in ('planned','funded','delivered','released','refunded','split','dropped')`,
    ),
    check('milestone_price', sql`${table.priceMinor} > 0`),
    check(
      'milestone_earned',
      sql`${table.earnedMinor} is null or ${table.earnedMinor} between 0 and ${table.priceMinor}`,
    ),
    check(
      'milestone_ended_is_settled',
      sql`(${table.state} in ('released','refunded','split')) = (${table.earnedMinor} is not null)`,
    ),
  ],
)

/** Who gets how much of a team's deal, as it was divided when the deal was accepted. They sum to ten thousand, and never change. */
export const dealShare = pgTable(
  'deal_share',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    memberId: uuid('member_id').notNull(),
    basisPoints: integer('basis_points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.memberId] }),
    index('deal_share_of_member').on(table.memberId, table.dealId),
    check('deal_share_part', sql`${table.basisPoints} between 0 and 10000`),
  ],
)

/** Who of a team works on a deal: they deliver and write there, as long as they are in the team. */
export const dealWorker = pgTable(
  'deal_worker',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    memberId: uuid('member_id').notNull(),
    chosenAt: at('chosen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.memberId] }),
    index('deal_worker_of_member').on(table.memberId, table.dealId),
  ],
)
