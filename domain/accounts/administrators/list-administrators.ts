import { and, eq } from 'drizzle-orm'
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
