import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { type clearingSubjects, ledgerClearing } from './schema.server.ts'

/** What one person gets of released money: all of it, or their share of what a team earned. */
export type ClearingPart = { memberId: string; amount: Minor; basisPoints: number | null }

export type Released = {
  /** The milestone that it was released from, or the tip. */
  subjectId: string
  subjectKind?: (typeof clearingSubjects)[number]
  dealId: string
  parts: readonly ClearingPart[]
  clearingDays: number
}

/** Notes when released money becomes available; the postings to the clearing accounts are its caller's, in the same transaction. */
export async function holdForClearing(tx: Transaction, released: Released): Promise<void> {
  const parts = released.parts.filter(({ amount }) => amount !== 0n)
  if (parts.length === 0) return
  const clearsAt = new Date(tx.now.getTime() + released.clearingDays * DAY_MS)
  writeSoon(tx.db, {
    query: tx.db.insert(ledgerClearing).values(
      parts.map((part) => ({
        ...part,
        subjectId: released.subjectId,
        subjectKind: released.subjectKind ?? 'milestone',
        dealId: released.dealId,
        releasedAt: tx.now,
        clearsAt,
      })),
    ),
  })
  await tx.announce({ kind: 'money.released', clearsAt: clearsAt.toISOString() })
}
