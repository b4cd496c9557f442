import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { formerUsername, member } from '../schema.server.ts'

/**
 * Whose link a newcomer came by. A link outlives a change of name as long as the old name leads to its owner; a name that is
 * nobody's brought nobody, and joining goes on as if there had been no link.
 */
export async function findInviter(
  db: Db | DrizzleTransaction,
  name: string | undefined,
  now: Date,
): Promise<string | null> {
  if (name === undefined) return null
  const username = name.toLowerCase()
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(sql`lower(${member.username})`, username), ne(member.state, 'deleted')))
  if (found) return found.id
  const [renamed] = await db
    .select({ id: member.id })
    .from(formerUsername)
    .innerJoin(member, eq(member.id, formerUsername.memberId))
    .where(
      and(
        eq(formerUsername.username, username),
        gt(formerUsername.heldUntil, now),
        ne(member.state, 'deleted'),
      ),
    )
  return renamed?.id ?? null
}
