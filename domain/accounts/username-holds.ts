import { and, eq, gt, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { formerUsername } from './schema.server.ts'

/**
 * Whether a name still leads to someone who gave it up (`exceptFor` may take back their own). Asked for good only once the name
 * is written into the caller's own row: whoever had it before has finished by then, and what they hold can be seen.
 */
export async function isUsernameHeld(
  tx: Transaction,
  username: string,
  { exceptFor }: { exceptFor?: string } = {},
): Promise<boolean> {
  const [held] = await tx.db
    .select({ username: formerUsername.username })
    .from(formerUsername)
    .where(
      and(
        eq(formerUsername.username, username),
        gt(formerUsername.heldUntil, tx.now),
        exceptFor === undefined ? undefined : ne(formerUsername.memberId, exceptFor),
      ),
    )
  return held !== undefined
}
