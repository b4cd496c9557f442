import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise, may } from '../permissions.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { findIsOn } from '../second-factor/has-second-factor.ts'
import { passkey } from '../passkeys/schema.server.ts'
import { findLiveReset, type LiveReset } from '../second-factor-reset/reset-queries.ts'
import { formerUsername, member, memberBan, providerLink, recoveryCode, session } from '../schema.server.ts'

const columns = {
  id: member.id,
  username: member.username,
  displayName: member.displayName,
  headline: member.headline,
  about: member.about,
  country: member.country,
  city: member.city,
  skills: member.skills,
  avatarKey: member.avatarKey,
  role: member.role,
  state: member.state,
  isDemo: member.isDemo,
  joinedAt: member.joinedAt,
  lastSeenAt: member.lastSeenAt,
}

type MemberRow = typeof member.$inferSelect

/** How a member is reached and gets in; never a secret that opens the account. */
export type AccountFacts = Pick<MemberRow, 'email' | 'emailVerifiedAt' | 'brand' | 'timeZone'> & {
  hasPassword: boolean
  hasSecondFactor: boolean
  recoveryCodesLeft: number
  passkeys: number
  reset: LiveReset | undefined
  providers: { provider: string; email: string; linkedAt: Date }[]
  formerUsernames: { username: string; heldUntil: Date }[]
}

/** A member, with as much of the account as whoever asks may see. */
type MemberWhole = Pick<MemberRow, keyof typeof columns> & {
  account: AccountFacts | undefined
  sessions: MemberSession[] | undefined
  bans: BanOfMember[]
}
type MemberSession = Pick<
  typeof session.$inferSelect,
  'id' | 'startedAt' | 'seenAt' | 'expiresAt' | 'address' | 'device' | 'way'
>
export type BanOfMember = typeof memberBan.$inferSelect & {
  bannedByName: string
  decidedByName: string | null
  liftedByName: string | null
}

/** One member as this one of the staff may see them. */
export async function findMember(db: Db, actor: Actor, memberId: string, now: Date): Promise<MemberWhole> {
  authorise(actor, 'members.read')
  const [found] = await db.select(columns).from(member).where(eq(member.id, memberId))
  if (!found) throw new NotFound('There is no such member')
  const [account, sessions, bans] = await Promise.all([
    may(actor, 'members.read-account') ? accountOf(db, memberId) : undefined,
    may(actor, 'members.read-sessions') ? sessionsOf(db, memberId, now) : undefined,
    bansOf(db, memberId),
  ])
  return { ...found, account, sessions, bans }
}

/** The hash of the password stays where it is. */
async function accountOf(db: Db, memberId: string): Promise<AccountFacts | undefined> {
  const [[found], hasSecondFactor, recoveryCodesLeft, passkeys, reset, providers, formerUsernames] =
    await Promise.all([
      db
        .select({
          email: member.email,
          emailVerifiedAt: member.emailVerifiedAt,
          brand: member.brand,
          timeZone: member.timeZone,
          hasPassword: sql<boolean>`${member.passwordHash} is not null`,
        })
        .from(member)
        .where(eq(member.id, memberId)),
      findIsOn(db, memberId),
      db.$count(recoveryCode, and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt))),
      db.$count(passkey, eq(passkey.memberId, memberId)),
      findLiveReset(db, memberId),
      db
        .select({
          provider: providerLink.provider,
          email: providerLink.email,
          linkedAt: providerLink.linkedAt,
        })
        .from(providerLink)
        .where(eq(providerLink.memberId, memberId)),
      db
        .select({ username: formerUsername.username, heldUntil: formerUsername.heldUntil })
        .from(formerUsername)
        .where(eq(formerUsername.memberId, memberId)),
    ])
  return (
    found && { ...found, hasSecondFactor, recoveryCodesLeft, passkeys, reset, providers, formerUsernames }
  )
}

function sessionsOf(db: Db, memberId: string, now: Date): Promise<MemberSession[]> {
  return db
    .select({
      id: session.id,
      startedAt: session.startedAt,
      seenAt: session.seenAt,
      expiresAt: session.expiresAt,
      address: session.address,
      device: session.device,
      way: session.way,
    })
    .from(session)
    .where(and(eq(session.memberId, memberId), gt(session.expiresAt, now)))
    .orderBy(newestFirst(session.seenAt))
    .limit(100)
}

async function bansOf(db: Db, memberId: string): Promise<BanOfMember[]> {
  const bans = await db
    .select()
    .from(memberBan)
    .where(eq(memberBan.memberId, memberId))
    .orderBy(desc(memberBan.bannedAt))
    .limit(100)
  return nameActors(db, bans)
}

type Ban = typeof memberBan.$inferSelect

/** Puts names beside the labels under which the trail knows who acted. */
export async function nameActors<Row extends Ban>(
  db: Db,
  bans: Row[],
): Promise<(Row & Pick<BanOfMember, 'bannedByName' | 'decidedByName' | 'liftedByName'>)[]> {
  const labels = bans.flatMap(({ bannedBy, decidedBy, liftedBy }) => [bannedBy, decidedBy, liftedBy])
  const nameOf = await actorNames(db, labels)
  return bans.map((ban) => ({
    ...ban,
    bannedByName: nameOf(ban.bannedBy),
    decidedByName: ban.decidedBy === null ? null : nameOf(ban.decidedBy),
    liftedByName: ban.liftedBy === null ? null : nameOf(ban.liftedBy),
  }))
}

const ACTOR_WORDS: Record<string, string> = {
  operator: 'the operator',
  clock: 'the clock',
  visitor: 'a visitor',
}

/** From `member:<id>` and the like to words for people; one query for all of them. */
export async function actorNames(
  db: Db | DrizzleTransaction,
  labels: readonly (string | null)[],
): Promise<(label: string) => string> {
  const ids = [...new Set(labels.flatMap((label) => /^member:([0-9a-f-]{36})$/.exec(label ?? '')?.[1] ?? []))]
  const rows = ids.length
    ? await db
        .select({ id: member.id, displayName: member.displayName })
        .from(member)
        .where(inArray(member.id, ids))
    : []
  const names = new Map(rows.map((row) => [`member:${row.id}`, row.displayName]))
  return (label) => names.get(label) ?? ACTOR_WORDS[label] ?? 'someone'
}
