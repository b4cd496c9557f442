import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/tokens.ts'
import { askTogether } from '#platform/db/ask-together.ts'
import type { Db } from '#platform/db/database.ts'
import { member, session } from '../schema.server.ts'
import { livesAt, sessionJoins, sessionParts, useSession, type Viewer } from './found-session.ts'

/** Whose page it is, with whatever else it is made from; `about` says what is asked beside what every page shows. */
export type Viewers<More> = {
  find(token: string, about: string): Promise<{ viewer: Viewer; more: More } | undefined>
}

type Asked<More> = {
  now(): Date
  /** As one JSON value. */
  more(about: SQLWrapper, memberId: SQLWrapper): SQL<More>
  /** What the placeholders of `more` stand for at this moment. */
  given(): Record<string, unknown>
}

/** The same as `openSessions` for all who ask at the same moment, and with more: one prepared statement, however many they are. */
export function openViewers<More>(db: Db, { now, more, given }: Asked<More>): Viewers<More> {
  const about = sql`asked.about`
  const findByHashes = db
    .select({
      hash: session.tokenHash,
      about: sql<string>`${about}`,
      more: more(about, member.id),
      ...sessionParts,
    })
    .from(
      sql`unnest(${sql.placeholder('hashes')}::text[], ${sql.placeholder('abouts')}::text[]) as asked (hash, about)`,
    )
    .innerJoin(session, eq(session.tokenHash, sql`asked.hash`))
    .innerJoin(member, sessionJoins.member)
    .leftJoin(sessionJoins.owner, sessionJoins.isOwner)
    .where(livesAt(sql`${sql.placeholder('now')}`))
    .prepare('find_viewers')

  const keyOf = (one: { hash: string; about: string }) => `${one.hash} ${one.about}`
  const find = askTogether({
    keyOf,
    async ask(questions: readonly { hash: string; about: string }[]) {
      const at = now()
      const rows = await findByHashes.execute({
        hashes: questions.map(({ hash }) => hash),
        abouts: questions.map((one) => one.about),
        now: at,
        ...given(),
      })
      const found = new Map(rows.map((row) => [keyOf(row), row]))
      return questions.map((question) => {
        const row = found.get(keyOf(question))
        if (!row) return undefined
        const { hash: _hash, about: _about, more: own, ...parts } = row
        const viewer = useSession(db, parts, at)
        return viewer && { viewer, more: own }
      })
    },
  })
  return { find: (token, wanted) => find({ hash: hashToken(token), about: wanted }) }
}
