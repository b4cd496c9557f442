import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { formerUsername, member } from '../schema.server.ts'
import { skeletonOf } from './username-rules.ts'
import { skeletonIn } from './username-skeleton.ts'

/**
 * Whether a name, or one that looks like it, is in use or was given up so lately that it still leads to its former owner (`exceptFor`
 * may take back their own). Until the transaction ends nobody else is answered about such a name: of two who ask at the same
 * instant one gets it.
 */
export async function isUsernameTaken(
  tx: Transaction,
  username: string,
  { exceptFor }: { exceptFor?: string } = {},
): Promise<boolean> {
  const skeleton = skeletonOf(username)
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`username ${skeleton}`}, 0))`)
  const [used] = await tx.db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(skeletonIn(member.username), skeleton),
        exceptFor === undefined ? undefined : ne(member.id, exceptFor),
      ),
    )
    .limit(1)
  if (used) return true
  const [held] = await tx.db
    .select({ username: formerUsername.username })
    .from(formerUsername)
    .where(
      and(
        eq(skeletonIn(formerUsername.username), skeleton),
        gt(formerUsername.heldUntil, tx.now),
        exceptFor === undefined ? undefined : ne(formerUsername.memberId, exceptFor),
      ),
    )
    .limit(1)
  return held !== undefined
}
