import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { feeBearers } from '#domain/ledger/arithmetic.ts'
import type { Minor } from '#platform/money/money.ts'
import type { DealContent, Requirement } from './deal-content.ts'
import type { DealRules } from './deal-rules.ts'
import { dealStates, milestoneStates, outcomes, parties, requestKinds } from './states.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
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
    check(
      'deal_state_known',
      sql`${table.state} in ('proposed','accepted','active','disputed','completed','cancelled','declined','withdrawn','expired')`,
    ),
    check('deal_between_two', sql`${table.buyerId} is null or ${table.buyerId} <> ${table.sellerId}`),
    check(
      'deal_accepted_has_both',
      sql`${table.acceptedAt} is null or (${table.buyerId} is not null and ${table.sellerId} is not null)`,
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

/** What a seller handed over, and what the buyer wanted changed. */
export const delivery = pgTable(
  'delivery',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id').notNull(),
    milestoneId: uuid('milestone_id')
      .notNull()
      .references(() => milestone.id),
    number: integer('number').notNull(),
    text: text('text').notNull(),
    at: at('at').notNull(),
    revisionAskedAt: at('revision_asked_at'),
    revisionReasons: text('revision_reasons'),
  },
  (table) => [
    uniqueIndex('delivery_number').on(table.milestoneId, table.number),
    index('delivery_of_deal').on(table.dealId, table.at),
  ],
)

/** A file of a deal: only its two sides and administrators may have it. */
export const dealFile = pgTable(
  'deal_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    /** A delivery, a dispute, a question in it, or the deal itself. */
    subjectId: uuid('subject_id').notNull(),
    by: text('by', { enum: [...parties, 'admin'] }).notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileKey: text('file_key').notNull(),
    /** When a scanner found no virus in it; null where none looked. */
    scannedAt: at('scanned_at'),
    at: at('at').notNull(),
  },
  (table) => [index('deal_file_of_deal').on(table.dealId, table.subjectId)],
)

/** What one side asks of the other. */
export const dealRequest = pgTable(
  'deal_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    milestoneId: uuid('milestone_id'),
    kind: text('kind', { enum: requestKinds }).notNull(),
    by: text('by', { enum: parties }).notNull(),
    state: text('state', { enum: ['open', 'agreed', 'refused', 'withdrawn', 'void'] })
      .notNull()
      .default('open'),
    reason: text('reason').notNull(),
    days: integer('days'),
    title: text('title'),
    priceMinor: money('price_minor'),
    fault: text('fault', { enum: faults }),
    askedAt: at('asked_at').notNull(),
    answerBy: at('answer_by'),
    answeredAt: at('answered_at'),
  },
  (table) => [
    index('deal_request_of_deal').on(table.dealId, table.askedAt),
    uniqueIndex('deal_request_one_open')
      .on(table.dealId, table.kind)
      .where(sql`${table.state} = 'open'`),
  ],
)

export const disputeReasons = ['not-delivered', 'not-as-agreed', 'late', 'no-answer', 'other'] as const
export type DisputeReason = (typeof disputeReasons)[number]

export const dispute = pgTable(
  'dispute',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    milestoneId: uuid('milestone_id')
      .notNull()
      .references(() => milestone.id),
    openedBy: text('opened_by', { enum: parties }).notNull(),
    /** Opened after the release: about money that is clearing, or that has cleared and can only be given back. */
    isClaim: boolean('is_claim').notNull().default(false),
    isMoneyHeld: boolean('is_money_held').notNull(),
    reason: text('reason', { enum: disputeReasons }).notNull(),
    /** How much of the price the one who opened it thinks was earned. */
    wantedMinor: money('wanted_minor').notNull(),
    statement: text('statement').notNull(),
    openedAt: at('opened_at').notNull(),
    answerBy: at('answer_by').notNull(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    settleBy: at('settle_by').notNull(),
    decideBy: at('decide_by').notNull(),
    offeredBy: text('offered_by', { enum: parties }),
    offeredMinor: money('offered_minor'),
    state: text('state', { enum: ['open', 'settled', 'decided', 'withdrawn'] })
      .notNull()
      .default('open'),
    earnedMinor: money('earned_minor'),
    fault: text('fault', { enum: faults }),
    decidedBy: uuid('decided_by'),
    reasons: text('reasons'),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('dispute_one_open')
      .on(table.dealId)
      .where(sql`${table.state} = 'open'`),
    index('dispute_of_deal').on(table.dealId),
    index('dispute_waiting')
      .on(table.decideBy)
      .where(sql`${table.state} = 'open'`),
    check('dispute_wanted', sql`${table.wantedMinor} >= 0`),
  ],
)

export * from './schema-of-cases.server.ts'
export * from './schema-of-drafts.server.ts'
export * from './schema-of-time.server.ts'
