import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import type { Minor } from '#platform/money/money.ts'
import { divisionStates, invitationStates, teamRoles, teamStates } from './team-rules.ts'

/** Members who sell under one name. Whoever changes its people or shares locks this row first. */
export const team = pgTable(
  'team',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    headline: text('headline').notNull().default(''),
    about: text('about').notNull().default(''),
    portraitId: uuid('portrait_id'),
    coverId: uuid('cover_id'),
    skills: text('skills').array().notNull().default([]),
    languages: text('languages').array().notNull().default([]),
    country: text('country'),
    state: text('state', { enum: teamStates }).notNull().default('active'),
    ownerId: uuid('owner_id').notNull(),
    /** How many are in it: counted here, because the directory is sorted and filtered by it. */
    people: integer('people').notNull().default(1),
    /** To whom the owner offered the team; it changes hands when they accept. */
    offeredTo: uuid('offered_to'),
    suspendedReason: text('suspended_reason'),
    suspendedUntil: at('suspended_until'),
    suspendedAt: at('suspended_at'),
    suspendedBy: text('suspended_by'),
    startedAt: at('started_at').notNull(),
    dissolvedAt: at('dissolved_at'),
  },
  (table) => [
    uniqueIndex('team_slug').on(table.slug),
    // A member owns one living team at most.
    uniqueIndex('team_of_owner')
      .on(table.ownerId)
      .where(sql`${table.state} <> 'dissolved'`),
    index('team_by_state').on(table.state, table.startedAt.desc()),
    index('team_in_directory')
      .on(table.startedAt.desc(), table.id)
      .where(sql`${table.state} = 'active' and ${table.people} >= 2`),
    index('team_by_size')
      .on(table.people.desc(), table.id)
      .where(sql`${table.state} = 'active' and ${table.people} >= 2`),
    index('team_portrait')
      .on(table.portraitId)
      .where(sql`${table.portraitId} is not null`),
    index('team_cover')
      .on(table.coverId)
      .where(sql`${table.coverId} is not null`),
    index('team_words').using('gin', sql`lower(${table.name} || ' ' || ${table.headline}) gin_trgm_ops`),
    index('team_skills').using('gin', table.skills),
    index('team_languages').using('gin', table.languages),
    index('team_suspended')
      .on(table.suspendedUntil)
      .where(sql`${table.state} = 'suspended'`),
    check('team_state_known', sql`${table.state} in ('active','suspended','dissolved')`),
  ],
)

/** Slugs that a team had before: they lead to it for ever, and nobody else takes them. */
export const teamOldSlug = pgTable('team_old_slug', {
  slug: text('slug').primaryKey(),
  teamId: uuid('team_id')
    .notNull()
    .references(() => team.id),
})

/** Who is or was in a team. Who comes back begins a new row. */
export const teamMember = pgTable(
  'team_member',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => team.id),
    memberId: uuid('member_id').notNull(),
    role: text('role', { enum: teamRoles }).notNull(),
    /** What they do there, in a few words of their own. */
    craft: text('craft').notNull().default(''),
    joinedAt: at('joined_at').notNull(),
    leftAt: at('left_at'),
  },
  (table) => [
    uniqueIndex('team_member_now')
      .on(table.teamId, table.memberId)
      .where(sql`${table.leftAt} is null`),
    index('team_member_of').on(table.memberId, table.leftAt),
    check('team_member_role_known', sql`${table.role} in ('owner','manager','member')`),
  ],
)

/** One version of who gets what. */
export const teamDivision = pgTable(
  'team_division',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => team.id),
    number: integer('number').notNull(),
    state: text('state', { enum: divisionStates }).notNull(),
    /** Null where it followed from somebody's coming or leaving. */
    proposedBy: uuid('proposed_by'),
    proposedAt: at('proposed_at').notNull(),
    inForceFrom: at('in_force_from'),
    inForceUntil: at('in_force_until'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.number] }),
    uniqueIndex('team_division_in_force')
      .on(table.teamId)
      .where(sql`${table.state} = 'in-force'`),
    uniqueIndex('team_division_waiting')
      .on(table.teamId)
      .where(sql`${table.state} = 'waiting'`),
    check(
      'team_division_state_known',
      sql`${table.state} in ('waiting','in-force','past','refused','withdrawn')`,
    ),
  ],
)

/** The part of one person in a division. Shares of a division sum to ten thousand. */
export const teamShare = pgTable(
  'team_share',
  {
    teamId: uuid('team_id').notNull(),
    number: integer('number').notNull(),
    memberId: uuid('member_id').notNull(),
    basisPoints: integer('basis_points').notNull(),
    /** Theirs falls by it: it waits for them. */
    mustAgree: text('must_agree', { enum: ['no', 'waiting', 'agreed', 'refused'] })
      .notNull()
      .default('no'),
    answeredAt: at('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.number, table.memberId] }),
    foreignKey({
      columns: [table.teamId, table.number],
      foreignColumns: [teamDivision.teamId, teamDivision.number],
    }),
    index('team_share_to_answer')
      .on(table.memberId)
      .where(sql`${table.mustAgree} = 'waiting'`),
    check('team_share_part', sql`${table.basisPoints} between 0 and 10000`),
  ],
)

/** A place in a team that is kept for somebody for seven days. Only the hash of its token is here. */
export const teamInvitation = pgTable(
  'team_invitation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => team.id),
    /** One of these two for a person or an address; neither for a link. */
    memberId: uuid('member_id'),
    email: text('email'),
    role: text('role', { enum: teamRoles }).notNull(),
    basisPoints: integer('basis_points').notNull(),
    tokenHash: text('token_hash').notNull(),
    state: text('state', { enum: invitationStates }).notNull().default('open'),
    invitedBy: uuid('invited_by').notNull(),
    invitedAt: at('invited_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    openedAt: at('opened_at'),
    answeredBy: uuid('answered_by'),
    answeredAt: at('answered_at'),
  },
  (table) => [
    uniqueIndex('team_invitation_token').on(table.tokenHash),
    index('team_invitation_of_team').on(table.teamId, table.invitedAt.desc()),
    index('team_invitation_of_member')
      .on(table.memberId)
      .where(sql`${table.state} = 'open'`),
    index('team_invitation_of_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.state} = 'open'`),
    check('team_invitation_role', sql`${table.role} in ('manager','member')`),
    check('team_invitation_part', sql`${table.basisPoints} between 0 and 10000`),
    check('team_invitation_state_known', sql`${table.state} in ('open','accepted','declined','taken-back')`),
  ],
)

/**
 * What one movement of money brought a team, or took from it. The database writes it with the movement, whichever version of the
 * marketplace moved it; who got what of it stands in the lines of the ledger.
 */
export const teamEarning = pgTable(
  'team_earning',
  {
    transferId: bigint('transfer_id', { mode: 'bigint' }).primaryKey(),
    teamId: uuid('team_id').notNull(),
    dealId: uuid('deal_id').notNull(),
    at: at('at').notNull(),
    /** What left escrow for the team and the marketplace, and what of it the marketplace kept. Below nothing where it was given back. */
    releasedMinor: bigint('released_minor', { mode: 'bigint' }).$type<Minor>().notNull(),
    commissionMinor: bigint('commission_minor', { mode: 'bigint' }).$type<Minor>().notNull(),
  },
  (table) => [index('team_earning_of_team').on(table.teamId, table.at, table.transferId)],
)

/** What happened in a team, for its people and for administrators. */
export const teamEvent = pgTable(
  'team_event',
  {
    // In the order in which it happened, also within one moment.
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => team.id),
    at: at('at').notNull(),
    kind: text('kind').notNull(),
    byId: uuid('by_id'),
    aboutId: uuid('about_id'),
    words: text('words').notNull().default(''),
  },
  (table) => [index('team_event_of_team').on(table.teamId, table.id.desc())],
)
