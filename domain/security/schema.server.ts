import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  inet,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { roles } from '#domain/actor.ts'

type Worded = Record<'kind' | 'actor' | 'device' | 'memberId' | 'details', AnyPgColumn>

/** All that is written in an event, a line for each part: what the search looks through and its index holds. */
export const eventText = ({ kind, actor, device, memberId, details }: Worded) =>
  sql`lower(${kind} || chr(10) || ${actor} || chr(10) || coalesce(${device}, '') || chr(10) || coalesce(${memberId}::text, '') || chr(10) || ${details}::text)`

/** The audit log: sign-ins, failures, changes and administrators' actions. Append-only; kept 400 days. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').notNull(),
    /** Who did it: `member:<id>`, `visitor`, `operator`, `clock`. */
    actor: text('actor').notNull(),
    /** In which role a member did it; nothing where nobody with a role did, and in lines from before roles were kept. */
    role: text('role', { enum: roles }),
    /** The member whom it concerns, if any. */
    memberId: uuid('member_id'),
    address: inet('address'),
    device: text('device'),
    /** What changed, before and after; never a secret. */
    details: jsonb('details').notNull().default({}),
  },
  (table) => [
    index('security_event_by_time').on(table.at.desc(), table.id.desc()),
    index('security_event_by_member').on(table.memberId, table.at.desc()),
    index('security_event_by_address').on(table.address),
    index('security_event_by_kind').on(table.kind, table.at.desc()),
    index('security_event_by_actor').on(table.actor, table.at.desc()),
    index('security_event_by_staff')
      .on(table.role, table.at.desc(), table.id.desc())
      .where(sql`${table.role} <> 'member'`),
    index('security_event_words').using('gin', sql`${eventText(table)} gin_trgm_ops`),
  ],
)

/** Addresses, ranges and e-mail domains that may not sign up or in. Bans of members stand with the member. */
export const originBan = pgTable(
  'origin_ban',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['address', 'domain'] }).notNull(),
    /** An address or range in CIDR notation, or a domain in lower case. */
    value: text('value').notNull(),
    reason: text('reason').notNull(),
    bannedBy: text('banned_by').notNull(),
    bannedAt: timestamp('banned_at', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }),
    liftedAt: timestamp('lifted_at', { withTimezone: true }),
  },
  (table) => [
    index('origin_ban_live')
      .on(table.kind, table.value)
      .where(sql`${table.liftedAt} is null`),
    check('origin_ban_reason', sql`length(trim(${table.reason})) > 2`),
  ],
)
