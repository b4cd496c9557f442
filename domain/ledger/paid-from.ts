import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, minor, negated, subtract, type Minor } from '#platform/money/money.ts'
import { balanceKinds, deposited, earned } from './accounts.ts'
import type { Posting } from './resolve-spending.ts'
import { ledgerAccount, ledgerOldFunding, ledgerPosting, ledgerTransfer } from './schema.server.ts'
import { giveBack, type Parts } from './spend.ts'

type PaidFor = { milestoneId: string; buyerId: string }

/**
 * From which parts of the buyer's balance a milestone was paid, less what went back since: read from the lines themselves, so
 * that any number of refunds sums right. Whoever asks holds the room of the deal.
 */
export async function findPaidFrom(
  { db }: { db: Db | DrizzleTransaction },
  { milestoneId, buyerId }: PaidFor,
): Promise<Parts> {
  const rows = await db
    .select({ kind: ledgerAccount.kind, sum: sql<string>`sum(${ledgerPosting.amount})` })
    .from(ledgerTransfer)
    .innerJoin(ledgerPosting, eq(ledgerPosting.transferId, ledgerTransfer.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(
      and(
        eq(ledgerTransfer.subjectKind, 'milestone'),
        eq(ledgerTransfer.subjectId, milestoneId),
        inArray(ledgerAccount.kind, [...balanceKinds]),
        eq(ledgerAccount.owner, buyerId),
      ),
    )
    .groupBy(ledgerAccount.kind)
  const left = (kind: (typeof balanceKinds)[number]): Minor =>
    negated(minor(rows.find((row) => row.kind === kind)?.sum ?? 0))
  const [old] = await db
    .select({ deposited: ledgerOldFunding.deposited })
    .from(ledgerOldFunding)
    .where(eq(ledgerOldFunding.milestoneId, milestoneId))
  return withOldFunding({ deposited: left('deposited'), earned: left('available') }, old?.deposited)
}

/** A line from before balances had parts says nothing of them: what it took of paid-in money was worked out and noted. */
function withOldFunding(lines: Parts, oldDeposited: Minor = minor(0)): Parts {
  return {
    deposited: add(lines.deposited, oldDeposited),
    earned: subtract(lines.earned, oldDeposited),
  }
}

/** The lines that return an amount to the buyer, each part to where it came from. */
export async function postingsBack(tx: Transaction, paidFor: PaidFor, amount: Minor): Promise<Posting[]> {
  if (amount === 0n) return []
  const parts = giveBack(amount, await findPaidFrom(tx, paidFor))
  return [
    { account: deposited(paidFor.buyerId), amount: parts.deposited },
    { account: earned(paidFor.buyerId), amount: parts.earned },
  ]
}
