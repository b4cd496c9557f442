import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { member } from '../schema.server.ts'

export type MemberName = { id: string; username: string; displayName: string }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Who stands behind the ids of a log, by id; an id that is nobody's is left out. */
export async function nameMembers(db: Db, ids: Iterable<string>): Promise<Map<string, MemberName>> {
  const wanted = [...new Set(ids)].filter((id) => UUID.test(id))
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: member.id, username: member.username, displayName: member.displayName })
    .from(member)
    .where(inArray(member.id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The member whom an administrator means by an id, a username or an e-mail address. */
export async function findMemberId(db: Db, typed: string): Promise<string | undefined> {
  const name = typed.trim().replace(/^@/, '').toLowerCase()
  if (name === '' || name.includes('\0')) return undefined
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      UUID.test(name)
        ? eq(member.id, name)
        : or(sql`lower(${member.username}) = ${name}`, sql`lower(${member.email}) = ${name}`),
    )
    // Who has proved the address comes before those who only say that it is theirs.
    .orderBy(member.emailVerifiedAt)
    .limit(1)
  return found?.id
}
