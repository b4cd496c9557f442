import { and, eq, ne, notLike, sql } from 'drizzle-orm'
import { readSettings } from '#domain/settings/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { minor, type Minor, subtract } from '#platform/money/money.ts'
import { type Payment, paymentRefund } from '../schema.server.ts'

/** What two agreed on is known by it. */
export const PROPOSAL_FORM = 'proposal '

/**
 * How much of a payment one of the staff may still send back without a colleague. What was sent so before counts, whoever sent it: a
 * large sum would go in small parts.
 */
export async function mostAlone(
  db: Db | DrizzleTransaction,
  { id, memberId }: Pick<Payment, 'id' | 'memberId'>,
  now: Date,
): Promise<Minor> {
  const { refundFourEyesMinor } = await readSettings(db, now)
  const [sent] = await db
    .select({ sum: sql<string>`coalesce(sum(${paymentRefund.amount}), 0)` })
    .from(paymentRefund)
    .where(
      and(
        eq(paymentRefund.paymentId, id),
        ne(paymentRefund.state, 'failed'),
        ne(paymentRefund.askedBy, `member:${memberId}`),
        notLike(paymentRefund.formKey, `${PROPOSAL_FORM}%`),
      ),
    )
  const left = subtract(minor(refundFourEyesMinor), minor(BigInt(sent?.sum ?? 0)))
  return left > 0n ? left : minor(0)
}
