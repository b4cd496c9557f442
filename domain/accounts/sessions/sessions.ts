import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { secondFactorOf } from '../second-factor/has-second-factor.ts'
import { member, session } from '../schema.server.ts'

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

export type Sessions = { find(token: string, now: Date): Promise<Viewer | undefined> }

const TOUCH_AFTER_MS = 60_000

/** One from before sessions had a last day lives as long as one that begins by the rules as they are made. */
export const latestEnd =
  sql<Date>`coalesce(${session.endsAt}, ${session.startedAt} + interval '90 days')`.mapWith(session.expiresAt)

/** Whose session it is; while they look as somebody else, `member` is that other. */
const owner = alias(member, 'owner')
const shown = {
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

/** One prepared query a request: the session, its member, and whom they look as. */
export function openSessions(db: Db): Sessions {
  const findByHash = db
    .select(shown)
    .from(session)
    .innerJoin(member, eq(member.id, sql`coalesce(${session.viewsAsId}, ${session.memberId})`))
    .leftJoin(owner, and(isNotNull(session.viewsAsId), eq(owner.id, session.memberId)))
    .where(
      sql`${session.tokenHash} = ${sql.placeholder('hash')} and least(${session.expiresAt}, ${latestEnd}) > ${sql.placeholder('now')}`,
    )
    .prepare('find_session')

  return {
    async find(token, now) {
      const [found] = await findByHash.execute({ hash: hashToken(token), now })
      if (!found || found.state === 'deleted') return undefined
      const { id, role, state, sessionId, seenAt, viewedBy, languages, ...rest } = found
      // Where it was last used is for the list of devices: to the minute is enough, and no request waits for it.
      if (now.getTime() - seenAt.getTime() > TOUCH_AFTER_MS) touch(db, sessionId, now)
      return {
        actor: { kind: 'member', id, role, state, ...(viewedBy ? { viewedBy: viewedBy.id } : {}) },
        sessionId,
        ...rest,
        languages: languages.map(({ code }) => code),
        viewedBy: viewedBy ?? undefined,
      }
    },
  }
}

/** Sliding: a session that is used lives on for its whole length from now, but not past its last day. */
function touch(db: Db, sessionId: string, now: Date): void {
  const length = sql`${session.expiresAt} - ${session.seenAt}`
  void db
    .update(session)
    .set({
      seenAt: now,
      expiresAt: sql`least(${now.toISOString()}::timestamptz + (${length}), ${latestEnd})`,
    })
    // Of many requests at the same instant one does it.
    .where(and(eq(session.id, sessionId), lt(session.seenAt, new Date(now.getTime() - TOUCH_AFTER_MS))))
    .catch(() => {})
}
