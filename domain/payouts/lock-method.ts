import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { payoutMethod } from './schema.server.ts'

/** A method of the member's own, held until the transaction ends. */
export async function lockMethod(
  tx: Transaction,
  memberId: string,
  methodId: string,
): Promise<typeof payoutMethod.$inferSelect> {
  const [found] = await tx.db
    .select()
    .from(payoutMethod)
    .where(
      and(eq(payoutMethod.id, methodId), eq(payoutMethod.memberId, memberId), isNull(payoutMethod.removedAt)),
    )
    .for('update')
  if (!found) throw new NotFound('There is no such payout method')
  return found
}
