import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { roles } from '#domain/actor.ts'
import { at } from '#platform/db/timestamp-column.ts'
import { secretKinds } from './secrets/secret-kinds.ts'
import { skeletonIn } from './usernames/username-skeleton.ts'

export const memberStates = ['unverified', 'active', 'banned', 'deleting', 'deleted'] as const
export type MemberState = (typeof memberStates)[number]

/** A person with an account. */
export const member = pgTable(
  'member',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    emailVerifiedAt: at('email_verified_at'),
    username: text('username').notNull(),
    usernameChangedAt: at('username_changed_at'),
    /** Null for those who sign in by a provider or a code only. */
    passwordHash: text('password_hash'),
    passwordChangedAt: at('password_changed_at'),
    role: text('role', { enum: roles }).notNull().default('member'),
    state: text('state', { enum: memberStates }).notNull().default('unverified'),
    brand: text('brand').notNull().default('default'),
    displayName: text('display_name').notNull(),
    headline: text('headline').notNull().default(''),
    about: text('about').notNull().default(''),
    country: text('country').notNull().default(''),
    city: text('city').notNull().default(''),
    languages: jsonb('languages').$type<{ code: string; level: string }[]>().notNull().default([]),
    skills: text('skills').array().notNull().default([]),
    avatarKey: text('avatar_key'),
    coverKey: text('cover_key'),
    rateMinor: integer('rate_minor'),
    availability: text('availability').notNull().default(''),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Notification preferences by kind and channel; what is missing is on. */
    channels: jsonb('channels').$type<Record<string, Record<string, boolean>>>().notNull().default({}),
    /** Whose link they came by. */
    referredBy: uuid('referred_by').references((): AnyPgColumn => member.id),
    /** PRO's terms hold until then: kept by whatever changes a member's PRO, and asked for by `hasPro` alone. */
    proUntil: at('pro_until'),
    isDemo: boolean('is_demo').notNull().default(false),
    joinedAt: at('joined_at').notNull(),
    lastSeenAt: at('last_seen_at'),
  },
  (table) => [
    // An address is somebody's once it is proved; until then any number of people may say that it is theirs.
    uniqueIndex('member_proved_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('member_said_email').on(sql`lower(${table.email})`),
    uniqueIndex('member_username').on(sql`lower(${table.username})`),
    // Not unique: two who looked alike before that was refused keep their names.
    index('member_username_skeleton').on(skeletonIn(table.username)),
    index('member_joined').on(table.joinedAt.desc(), table.id),
    index('member_referred_by')
      .on(table.referredBy, table.joinedAt.desc())
      .where(sql`${table.referredBy} is not null`),
    index('member_state').on(table.state, table.joinedAt.desc()),
    index('member_staff')
      .on(table.role, table.joinedAt.desc(), table.id)
      .where(sql`${table.role} <> 'member'`),
    index('member_name').on(sql`lower(${table.displayName})`, table.id),
    index('member_seen').on(sql`${table.lastSeenAt} desc nulls last`, table.id),
    // Parts of words, for the search of administrators.
    index('member_words').using(
      'gin',
      sql`lower(${table.email}) gin_trgm_ops`,
      sql`lower(${table.username}) gin_trgm_ops`,
      sql`lower(${table.displayName}) gin_trgm_ops`,
    ),
    check('member_state_known', sql`${table.state} in ('unverified','active','banned','deleting','deleted')`),
    check('member_not_referred_by_self', sql`${table.referredBy} <> ${table.id}`),
    check('member_role_known', sql`${table.role} in ('member','moderator','support','finance','admin')`),
    check(
      'member_active_is_verified',
      sql`${table.state} <> 'active' or ${table.emailVerifiedAt} is not null`,
    ),
  ],
)

/** A name that a member gave up: it redirects for 90 days and is nobody else's meanwhile. */
export const formerUsername = pgTable(
  'former_username',
  {
    username: text('username').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    heldUntil: at('held_until').notNull(),
  },
  (table) => [
    index('former_username_skeleton').on(skeletonIn(table.username)),
    index('former_username_of_member').on(table.memberId),
  ],
)

/** An address that was proved to be a member's and is no more: remembered so that a deletion forgets its letters too. */
export const formerEmail = pgTable(
  'former_email',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    email: text('email').notNull(),
    leftAt: at('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.email] })],
)

/** A signed-in device. The token itself is only in the browser's cookie; here is its hash. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    startedAt: at('started_at').notNull(),
    seenAt: at('seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** However much it is used, it lives no longer; null in rows from before there was such an end. */
    endsAt: at('ends_at'),
    /** Whether the cookie outlives the browser; it stays as the person wanted it when the token changes. */
    isPersistent: boolean('is_kept').notNull().default(true),
    /** When the person last proved who they are; sensitive steps ask again after ten minutes. */
    provedAt: at('proved_at').notNull(),
    address: inet('address'),
    device: text('device').notNull(),
    /** The known device that it began on. */
    deviceHash: text('device_hash'),
    way: text('way').notNull(),
    /** An administrator's read-only look at the product as this member. */
    viewsAsId: uuid('views_as_id').references(() => member.id),
  },
  (table) => [
    index('session_by_member').on(table.memberId, table.seenAt.desc()),
    // Who is online, asked by search every quarter of a minute.
    index('session_seen').on(table.seenAt),
    // Who is signed in at an address or within a range, for the desk.
    index('session_by_address').on(table.address),
  ],
)

/** Links and codes that are good once: only their hash is kept. */
export const oneTimeSecret = pgTable(
  'one_time_secret',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: secretKinds }).notNull(),
    secretHash: text('secret_hash').notNull(),
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'cascade' }),
    /** What else must be remembered: a new address, where to go next, the way of signing in. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: at('used_at'),
  },
  (table) => [
    index('one_time_secret_by_member').on(table.memberId, table.kind),
    index('one_time_secret_by_hash').on(table.kind, table.secretHash),
  ],
)

/** An authenticator app; its secret is encrypted with the marketplace's own. */
export const authenticator = pgTable('authenticator', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  secretSealed: text('secret_sealed').notNull(),
  /** Null until the first code proved that the app was set up. */
  confirmedAt: at('confirmed_at'),
  /** The secret of another app that is being set up; this one stays in force until that one's first code. */
  nextSecretSealed: text('next_secret_sealed'),
  /** The last time step used, so that a code is good once. */
  lastStep: integer('last_step').notNull().default(0),
})

export const recoveryCode = pgTable(
  'recovery_code',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

/** An account at a sign-in provider that belongs to a member here. */
export const providerLink = pgTable(
  'provider_link',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    linkedAt: at('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('provider_link_by_member').on(table.memberId),
  ],
)

/** Devices that a member has signed in on, so that a letter is sent only for a new one and nobody locks out an old one. */
export const knownDevice = pgTable(
  'known_device',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    /** What the hash is of: the device's own token, or the words it was known by before it had one. */
    knownBy: text('known_by', { enum: ['token', 'words'] })
      .notNull()
      .default('words'),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    /** When the member said that it is theirs. */
    recognisedAt: at('recognised_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.deviceHash] })],
)

/** Portraits whose files may stand while no member shows them: being uploaded, or replaced. A job removes what stays here. */
export const unclaimedAvatar = pgTable('unclaimed_avatar', {
  key: text('key').primaryKey(),
  since: at('since').notNull(),
})

/** A ban of a member, with what they were told. Its appeal stands among the others (`domain/appeals`). */
export const memberBan = pgTable(
  'member_ban',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    reason: text('reason').notNull(),
    evidence: text('evidence').notNull().default(''),
    bannedBy: text('banned_by').notNull(),
    bannedAt: at('banned_at').notNull(),
    /** Null: until lifted. */
    until: at('until'),
    appealBy: at('appeal_by').notNull(),
    // Where a process of the version before writes an appeal and its decision: a trigger carries them to the table of appeals.
    appeal: text('appeal'),
    appealedAt: at('appealed_at'),
    decision: text('decision'),
    decidedBy: text('decided_by'),
    decidedAt: at('decided_at'),
    liftedAt: at('lifted_at'),
    liftedBy: text('lifted_by'),
  },
  (table) => [
    uniqueIndex('member_ban_one_live')
      .on(table.memberId)
      .where(sql`${table.liftedAt} is null`),
    index('member_ban_of_member').on(table.memberId, table.bannedAt),
    index('member_ban_appeals')
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.decidedAt} is null`),
    check('member_ban_reason', sql`length(trim(${table.reason})) > 2`),
  ],
)
