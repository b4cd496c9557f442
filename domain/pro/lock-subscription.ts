import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { proSubscription, type ProSubscription } from './schema.server.ts'
import { stateAt } from './subscription-rules.ts'

/** A member's PRO, if they ever had it. Before the first time there is no row to lock: whoever presses twice at once waits here. */
export async function lockSubscription(
  tx: Transaction,
  memberId: string,
): Promise<ProSubscription | undefined> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.pro ${memberId}`}))`)
  const [row] = await tx.db
    .select()
    .from(proSubscription)
    .where(eq(proSubscription.memberId, memberId))
    .for('update')
  return row
}

/** One that runs: what has ended is begun anew, not changed. */
export async function lockRunning(tx: Transaction, memberId: string): Promise<ProSubscription> {
  const row = await lockSubscription(tx, memberId)
  if (!row || stateAt(row, tx.now) === 'ended') throw new Conflict('You have no PRO now: begin it first')
  return row
}
