import { and, eq, inArray } from 'drizzle-orm'
import type { StaffRole } from '#domain/actor.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { MemberName } from '../members/name-members.ts'
import { member } from '../schema.server.ts'

/** Everyone who administers now, as a letter and a sentence need them. */
export const listAdministrators = (db: Db | DrizzleTransaction): Promise<MemberName[]> =>
  listStaffOf(db, 'admin')

/** Everyone who looks after this part now: those who were named for it, and administrators. */
export async function listStaffOf(db: Db | DrizzleTransaction, part: StaffRole): Promise<MemberName[]> {
  return db
    .select({
      id: member.id,
      username: member.username,
      displayName: member.displayName,
    })
    .from(member)
    .where(and(inArray(member.role, [part, 'admin']), eq(member.state, 'active')))
    .orderBy(member.id)
}
