import { and, eq, inArray, ne } from 'drizzle-orm'
import type { StaffRole } from '#domain/actor.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { MemberName } from '../members/name-members.ts'
import { member } from '../schema.server.ts'

/** Everyone who administers now, as a letter and a sentence need them. */
export async function listAdministrators(db: Db | DrizzleTransaction): Promise<MemberName[]> {
  return db
    .select({
      id: member.id,
      username: member.username,
      displayName: member.displayName,
    })
    .from(member)
    .where(and(eq(member.role, 'admin'), eq(member.state, 'active')))
    .orderBy(member.id)
}

/** Everyone who is of one of these parts now, by name. */
export async function listStaffOf(
  db: Db | DrizzleTransaction,
  parts: readonly StaffRole[],
): Promise<MemberName[]> {
  return db
    .select({ id: member.id, username: member.username, displayName: member.displayName })
    .from(member)
    .where(and(ne(member.role, 'member'), inArray(member.role, [...parts]), eq(member.state, 'active')))
    .orderBy(member.displayName, member.id)
}
