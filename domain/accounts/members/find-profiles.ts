import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Profile, profileColumns } from './find-profile.ts'
import { member } from '../schema.server.ts'

/** What everybody may see of several members, whatever their state: who asks knows why they are shown. */
export async function findProfiles(db: Db, ids: Iterable<string>): Promise<Map<string, Profile>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db.select(profileColumns).from(member).where(inArray(member.id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}
