import { and, eq, ne } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { member } from '../schema.server.ts'

/** Whether the marketplace would have no administrator without this one; to be shown, not to be relied on in a race. */
export async function isLastAdministrator(db: Db | DrizzleTransaction, memberId: string): Promise<boolean> {
  const [who] = await db.select({ role: member.role }).from(member).where(eq(member.id, memberId))
  if (who?.role !== 'admin') return false
  const [other] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.role, 'admin'), eq(member.state, 'active'), ne(member.id, memberId)))
    .limit(1)
  return other === undefined
}
