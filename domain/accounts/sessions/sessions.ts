import { sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Db } from '#platform/db/database.ts'
import { member, session } from '../schema.server.ts'
import { livesAt, sessionJoins, sessionParts, useSession, type Viewer } from './found-session.ts'

export type Sessions = { find(token: string, now: Date): Promise<Viewer | undefined> }

/** One prepared query: the session, its member, and whom they look as. */
export function openSessions(db: Db): Sessions {
  const findByHash = db
    .select(sessionParts)
    .from(session)
    .innerJoin(member, sessionJoins.member)
    .leftJoin(sessionJoins.owner, sessionJoins.isOwner)
    .where(
      sql`${session.tokenHash} = ${sql.placeholder('hash')} and ${livesAt(sql`${sql.placeholder('now')}`)}`,
    )
    .prepare('find_session')

  return {
    async find(token, now) {
      const [found] = await findByHash.execute({ hash: hashToken(token), now })
      return found && useSession(db, found, now)
    },
  }
}
