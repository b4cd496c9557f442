import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { member } from '../schema.server.ts'

type Asked = { after: string | null; joinedBy: Date; most: number }

/** Active members who were here at a time, some after others: to write to all of them, a portion at a time. */
export async function listAddressees(
  db: Db | DrizzleTransaction,
  { after, joinedBy, most }: Asked,
): Promise<{ id: string }[]> {
  return db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.state, 'active'),
        lte(member.joinedAt, joinedBy),
        after === null ? undefined : gt(member.id, after),
      ),
    )
    .orderBy(asc(member.id))
    .limit(most)
}
