import { eq, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { authenticator, member, session } from './schema.server.ts'

/** Who is signed in, as far as every page needs to know. */
export type Viewer = {
  actor: MemberActor
  sessionId: string
  username: string
  displayName: string
  email: string
  avatarKey: string | null
  timeZone: string
  /** The front door that they came by. */
  brand: string
  provedAt: Date
  hasSecondFactor: boolean
  /** Set while an administrator looks at the product as this member. */
  viewedBy: { id: string; username: string } | undefined
}

export type Sessions = { find(token: string, now: Date): Promise<Viewer | undefined> }

const TOUCH_AFTER_MS = 60_000

/** One prepared query a request: the session, its member, and whom they look as. */
export function openSessions(db: Db): Sessions {
  const findByHash = db
    .select({ session, member, secondFactorAt: authenticator.confirmedAt })
    .from(session)
    .innerJoin(member, eq(member.id, sql`coalesce(${session.viewsAsId}, ${session.memberId})`))
    .leftJoin(authenticator, eq(authenticator.memberId, session.memberId))
    .where(
      sql`${session.tokenHash} = ${sql.placeholder('hash')} and ${session.expiresAt} > ${sql.placeholder('now')}`,
    )
    .prepare('find_session')
  const findName = db
    .select({ id: member.id, username: member.username })
    .from(member)
    .where(eq(member.id, sql.placeholder('id')))
    .prepare('find_session_owner')

  return {
    async find(token, now) {
      const [found] = await findByHash.execute({ hash: hashToken(token), now })
      if (!found || found.member.state === 'deleted') return undefined
      // Where it was last used is for the list of devices: to the minute is enough, and no request waits for it.
      if (now.getTime() - found.session.seenAt.getTime() > TOUCH_AFTER_MS) touch(db, found.session.id, now)
      const [viewedBy] = found.session.viewsAsId ? await findName.execute({ id: found.session.memberId }) : []
      return viewerOf(found, viewedBy)
    },
  }
}

type Found = {
  session: typeof session.$inferSelect
  member: typeof member.$inferSelect
  secondFactorAt: Date | null
}

function viewerOf(
  { session: live, member: who, secondFactorAt }: Found,
  viewedBy: { id: string; username: string } | undefined,
): Viewer {
  if (who.state === 'deleted') throw new Error('A deleted member has no session')
  return {
    actor: {
      kind: 'member',
      id: who.id,
      role: who.role,
      state: who.state,
      ...(viewedBy ? { viewedBy: viewedBy.id } : {}),
    },
    sessionId: live.id,
    username: who.username,
    displayName: who.displayName,
    email: who.email,
    avatarKey: who.avatarKey,
    timeZone: who.timeZone,
    brand: who.brand,
    provedAt: live.provedAt,
    hasSecondFactor: secondFactorAt !== null,
    viewedBy,
  }
}

/** Sliding: a session that is used lives on for its whole length from now. */
function touch(db: Db, sessionId: string, now: Date): void {
  const length = sql`${session.expiresAt} - ${session.seenAt}`
  void db
    .update(session)
    .set({ seenAt: now, expiresAt: sql`${now.toISOString()}::timestamptz + (${length})` })
    .where(eq(session.id, sessionId))
    .catch(() => {})
}
