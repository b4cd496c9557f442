import { and, eq, isNotNull, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { member, session } from '../schema.server.ts'
import { secondFactorOf } from '../second-factor/has-second-factor.ts'

/** Who is signed in, as far as every page needs to know. */
export type Viewer = {
  actor: MemberActor
  sessionId: string
  username: string
  displayName: string
  email: string
  avatarKey: string | null
  timeZone: string
  /** The languages that they say they speak, by code. */
  languages: readonly string[]
  /** The brand that they came by. */
  brand: string
  proUntil: Date | null
  provedAt: Date
  hasSecondFactor: boolean
  /** Set while an administrator looks at the product as this member. */
  viewedBy: { id: string; username: string } | undefined
}

const TOUCH_AFTER_MS = 60_000

/** One from before sessions had a last day lives as long as one that begins by the rules as they are made. */
export const latestEnd =
  sql<Date>`coalesce(${session.endsAt}, ${session.startedAt} + interval '90 days')`.mapWith(session.expiresAt)

/** Whose session it is; while they look as somebody else, `member` is that other. */
const owner = alias(member, 'owner')

/** What is read of a session by whatever looks for one. */
export const sessionParts = {
  sessionId: session.id,
  seenAt: session.seenAt,
  provedAt: session.provedAt,
  id: member.id,
  role: member.role,
  state: member.state,
  username: member.username,
  displayName: member.displayName,
  email: member.email,
  avatarKey: member.avatarKey,
  timeZone: member.timeZone,
  languages: member.languages,
  brand: member.brand,
  proUntil: member.proUntil,
  hasSecondFactor: secondFactorOf(session.memberId),
  viewedBy: { id: owner.id, username: owner.username },
}

/** How a session leads to its member, and to whom they look as. */
export const sessionJoins = {
  member: eq(member.id, sql`coalesce(${session.viewsAsId}, ${session.memberId})`),
  owner,
  isOwner: and(isNotNull(session.viewsAsId), eq(owner.id, session.memberId)),
}

export const livesAt = (now: SQLWrapper): SQL => sql`least(${session.expiresAt}, ${latestEnd}) > ${now}`

type FoundSession = {
  sessionId: string
  seenAt: Date
  id: string
  role: MemberActor['role']
  state: MemberActor['state'] | 'deleted'
  languages: readonly { code: string }[]
  viewedBy: { id: string; username: string } | null
} & Omit<Viewer, 'actor' | 'sessionId' | 'languages' | 'viewedBy'>

/** The one whose session was found. Where it was last used is for the list of devices: to the minute is enough, and no request waits for it. */
export function useSession(db: Db, found: FoundSession, now: Date): Viewer | undefined {
  const { id, role, state, sessionId, seenAt, viewedBy, languages, ...rest } = found
  if (state === 'deleted') return undefined
  if (now.getTime() - seenAt.getTime() > TOUCH_AFTER_MS)
    touch(db, { sessionId, ownerId: viewedBy?.id ?? id, seenAt }, now)
  return {
    actor: { kind: 'member', id, role, state, ...(viewedBy ? { viewedBy: viewedBy.id } : {}) },
    sessionId,
    ...rest,
    languages: languages.map(({ code }) => code),
    viewedBy: viewedBy ?? undefined,
  }
}

/** The use that is being written of each: until it is, whoever asks again finds the one before. */
const beingTouched = new Map<string, Date>()

type Touched = { sessionId: string; ownerId: string; seenAt: Date }

/** Sliding: a session that is used lives on for its whole length from now, but not past its last day. */
function touch(db: Db, { sessionId, ownerId, seenAt }: Touched, now: Date): void {
  const other = beingTouched.get(sessionId)
  if (other && now.getTime() - other.getTime() <= TOUCH_AFTER_MS) return
  beingTouched.set(sessionId, now)
  const length = sql`${session.expiresAt} - ${session.seenAt}`
  void db
    .update(session)
    .set({
      seenAt: now,
      expiresAt: sql`least(${now.toISOString()}::timestamptz + (${length}), ${latestEnd})`,
    })
    // Of many processes at the same instant one does it.
    .where(and(eq(session.id, sessionId), lt(session.seenAt, new Date(now.getTime() - TOUCH_AFTER_MS))))
    .then(() => (hourOf(seenAt) === hourOf(now) ? undefined : noteSeen(db, ownerId, now)))
    .catch(() => {})
    .finally(() => beingTouched.delete(sessionId))
}

const hourOf = (at: Date) => Math.floor(at.getTime() / 3_600_000)

/**
 * When its owner was here last, as lists of members tell and sort it: to the hour, since many indexes stand on that row. Apart from the
 * session, so that neither is held while the other is waited for.
 */
async function noteSeen(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .update(member)
    .set({ lastSeenAt: now })
    .where(and(eq(member.id, memberId), lt(member.lastSeenAt, now)))
}
