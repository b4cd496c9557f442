import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { member, session } from './schema.server.ts'
import { latestEnd } from './sessions/found-session.ts'

const SESSIONS_MOST = 50

/** What a member sees of their own account. */
export type Account = Omit<typeof member.$inferSelect, 'passwordHash'> & { hasPassword: boolean }

export async function findAccount(db: Db, memberId: string): Promise<Account> {
  const [found] = await db.select().from(member).where(eq(member.id, memberId))
  if (!found) throw new NotFound('There is no such member')
  const { passwordHash, ...account } = found
  return { ...account, hasPassword: passwordHash !== null }
}

/** For a check outside the transaction, which takes long; null where the member has no password. */
export async function findPasswordHash(db: Db, memberId: string): Promise<string | null> {
  const [found] = await db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  return found?.passwordHash ?? null
}

type OwnSession = {
  id: string
  device: string
  address: string | null
  startedAt: Date
  seenAt: Date
  /** However much it is used, it lives no longer than until then. */
  endsAt: Date
}

/** One's own sessions that still live, the one used last first. */
export function listOwnSessions(db: Db, memberId: string, now: Date): Promise<OwnSession[]> {
  return db
    .select({
      id: session.id,
      device: session.device,
      address: session.address,
      startedAt: session.startedAt,
      seenAt: session.seenAt,
      endsAt: latestEnd,
    })
    .from(session)
    .where(and(eq(session.memberId, memberId), gt(session.expiresAt, now)))
    .orderBy(newestFirst(session.seenAt), session.id)
    .limit(SESSIONS_MOST)
}
