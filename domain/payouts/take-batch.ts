import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, type Minor } from '#platform/money/money.ts'
import type { MethodDetails } from './method-rules.ts'
import { payout } from './schema.server.ts'

export type BatchLine = {
  id: string
  number: number
  memberId: string
  amount: Minor
  currency: string
  askedAt: Date
  details: MethodDetails
}

type Wanted = { format: 'csv' | 'pain.001'; ids?: readonly string[] | undefined }

/** Approved payouts with the whole details of where they go, to be sent. Each time it is taken out is in the audit log. */
export async function takeBatch(
  tx: Transaction,
  actor: Actor,
  { format, ids }: Wanted,
  { seal, origin }: { seal: Seal; origin: Origin },
): Promise<BatchLine[]> {
  authorise(actor, 'payouts.take-file')
  const rows = await tx.db
    .select()
    .from(payout)
    .where(
      and(
        eq(payout.state, 'approved'),
        // A bank takes in only what goes to a bank account.
        format === 'pain.001' ? eq(payout.methodKind, 'bank') : undefined,
        ids ? inArray(payout.id, [...ids]) : undefined,
      ),
    )
    .orderBy(asc(payout.number))
  const lines = rows.map(({ id, number, memberId, amount, currency, askedAt, sealed }) => ({
    id,
    number,
    memberId,
    amount,
    currency,
    askedAt,
    details: JSON.parse(seal.open(sealed)) as MethodDetails,
  }))
  if (lines.length > 0)
    await recordSecurityEvent(tx, {
      kind: 'payouts.file-taken',
      actor,
      origin,
      details: {
        format,
        numbers: lines.map(({ number }) => number),
        sumMinor: String(add(...lines.map(({ amount }) => amount))),
      },
    })
  return lines
}
