import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { type clearingSubjects, ledgerClearing } from './schema.server.ts'

export type Released = {
  /** The milestone that it was released from, or the tip. */
  subjectId: string
  subjectKind?: (typeof clearingSubjects)[number]
  memberId: string
  dealId: string
  amount: Minor
  clearingDays: number
}

/** Notes when released money becomes available; the posting to the clearing account is its caller's, in the same transaction. */
export async function holdForClearing(tx: Transaction, released: Released): Promise<void> {
  if (released.amount === 0n) return
  const clearsAt = new Date(tx.now.getTime() + released.clearingDays * DAY_MS)
  await tx.db.insert(ledgerClearing).values({
    subjectId: released.subjectId,
    subjectKind: released.subjectKind ?? 'milestone',
    memberId: released.memberId,
    dealId: released.dealId,
    amount: released.amount,
    releasedAt: tx.now,
    clearsAt,
  })
  await tx.announce({ kind: 'money.released', clearsAt: clearsAt.toISOString() })
}
