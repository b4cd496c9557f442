import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { member } from '../schema.server.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

export type MemberName = { id: string; username: string; displayName: string }

/** Who stands behind the ids of a log, by id; an id that is nobody's is left out. */
export async function nameMembers(db: Db, ids: Iterable<string>): Promise<Map<string, MemberName>> {
  const wanted = [...new Set(ids)].filter(isUuid)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: member.id, username: member.username, displayName: member.displayName })
    .from(member)
    .where(inArray(member.id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whose name this is. Addresses find nobody here: whoever asks need not be one who may know them (`findNamedMember`). */
export async function findIdByUsername(db: Db, username: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(sql`lower(${member.username}) = ${username.toLowerCase()}`)
  return found?.id
}
