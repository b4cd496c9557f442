import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, negated } from '#platform/money/money.ts'
import { clearing, earned } from './accounts.ts'
import { postTransfers } from './post-transfers.ts'
import { ledgerClearing } from './schema.server.ts'

const AT_ONCE = 100

type ClearingRow = typeof ledgerClearing.$inferSelect

/** A part of released money whose time has come. */
export type Cleared = Pick<ClearingRow, 'subjectId' | 'subjectKind' | 'memberId' | 'releasedAt'>

/** What is written down with money that clears, before its accounts are locked. */
export type FollowClearing = (tx: Transaction, cleared: readonly Cleared[]) => Promise<void>

const nothingFollows: FollowClearing = async () => {}

/** Makes released money available whose time has come; says whether there may be more. Harmless twice. */
export async function clearDue(tx: Transaction, follow = nothingFollows): Promise<{ more: boolean }> {
  const due = await tx.db
    .select()
    .from(ledgerClearing)
    .where(and(eq(ledgerClearing.state, 'waiting'), lte(ledgerClearing.clearsAt, tx.now)))
    .orderBy(asc(ledgerClearing.clearsAt))
    .limit(AT_ONCE)
    // Another process may be clearing the others: together they are faster, and neither waits.
    .for('update', { skipLocked: true })
  if (due.length === 0) return { more: false }
  await follow(tx, due)
  await postTransfers(
    tx,
    due.map(({ subjectId, subjectKind, memberId, dealId, amount, basisPoints }) => ({
      kind: 'clear' as const,
      key: basisPoints === null ? `clear:${subjectId}` : `clear:${subjectId}:${memberId}`,
      // A tip is for the whole deal.
      subject:
        subjectKind === 'tip' && dealId ? { kind: 'deal', id: dealId } : { kind: 'milestone', id: subjectId },
      dealId: dealId ?? undefined,
      postings: [
        { account: clearing(memberId), amount: negated(amount) },
        { account: earned(memberId), amount },
      ],
    })),
  )
  await tx.db
    .update(ledgerClearing)
    .set({ state: 'cleared', endedAt: tx.now })
    .where(
      sql`(${ledgerClearing.subjectId}, ${ledgerClearing.memberId}) in (${sql.join(
        due.map(({ subjectId, memberId }) => sql`(${subjectId}::uuid, ${memberId}::uuid)`),
        sql`, `,
      )})`,
    )
  await announceCleared(tx, due)
  return { more: due.length === AT_ONCE }
}

/** Each member hears of it once, with the sum of all that became theirs. */
async function announceCleared(tx: Transaction, cleared: readonly ClearingRow[]): Promise<void> {
  for (const [memberId, own] of Map.groupBy(cleared, (one) => one.memberId))
    await tx.announce({
      kind: 'money.cleared',
      memberId,
      amountMinor: Number(add(...own.map(({ amount }) => amount))),
    })
}
