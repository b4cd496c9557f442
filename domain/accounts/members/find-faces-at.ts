import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { member } from '../schema.server.ts'

/** Those of these names whose page everyone may open, by the name in small letters. */
export async function findFacesAt(
  db: Db,
  usernames: readonly string[],
): Promise<Map<string, { id: string; username: string; displayName: string }>> {
  if (usernames.length === 0) return new Map()
  const asked = [...new Set(usernames.map((name) => name.toLowerCase()))]
  const rows = await db
    .select({ id: member.id, username: member.username, displayName: member.displayName })
    .from(member)
    .where(and(inArray(sql`lower(${member.username})`, asked), eq(member.state, 'active')))
  return new Map(rows.map((row) => [row.username.toLowerCase(), row]))
}
