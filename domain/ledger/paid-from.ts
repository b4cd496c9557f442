import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, minor, negated, subtract, type Minor } from '#platform/money/money.ts'
import { balanceKinds, deposited, earned } from './accounts.ts'
import type { Posting } from './resolve-spending.ts'
import { ledgerAccount, ledgerOldFunding, ledgerPosting, ledgerTransfer } from './schema.server.ts'
import { giveBack, type Parts } from './spend.ts'

type PaidFor = { milestoneId: string; buyerId: string }
type Subject = { subject: { kind: string; id: string }; memberId: string }

/**
 * From which parts of the buyer's balance a milestone was paid, less what went back since: read from the lines themselves, so
 * that any number of refunds sums right. Whoever asks holds the room of the deal.
 */
export async function findPaidFrom(
  { db }: { db: Db | DrizzleTransaction },
  { milestoneId, buyerId }: PaidFor,
): Promise<Parts> {
  const lines = await sumParts(db, { subject: { kind: 'milestone', id: milestoneId }, memberId: buyerId })
  const [old] = await db
    .select({ deposited: ledgerOldFunding.deposited })
    .from(ledgerOldFunding)
    .where(eq(ledgerOldFunding.milestoneId, milestoneId))
  return withOldFunding(lines, old?.deposited)
}

/** What a member has paid for something, less what went back, in the parts of the balance that it came from. */
async function sumParts(db: Db | DrizzleTransaction, { subject, memberId }: Subject): Promise<Parts> {
  const rows = await db
    .select({ kind: ledgerAccount.kind, sum: sql<string>`sum(${ledgerPosting.amount})` })
    .from(ledgerTransfer)
    .innerJoin(ledgerPosting, eq(ledgerPosting.transferId, ledgerTransfer.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(
      and(
        eq(ledgerTransfer.subjectKind, subject.kind),
        eq(ledgerTransfer.subjectId, subject.id),
        inArray(ledgerAccount.kind, [...balanceKinds]),
        eq(ledgerAccount.owner, memberId),
      ),
    )
    .groupBy(ledgerAccount.kind)
  const left = (kind: (typeof balanceKinds)[number]): Minor =>
    negated(minor(rows.find((row) => row.kind === kind)?.sum ?? 0))
  return { deposited: left('deposited'), earned: left('available') }
}

/** A line from before balances had parts says nothing of them: what it took of paid-in money was worked out and noted. */
function withOldFunding(lines: Parts, oldDeposited: Minor = minor(0)): Parts {
  return {
    deposited: add(lines.deposited, oldDeposited),
    earned: subtract(lines.earned, oldDeposited),
  }
}

/** The lines that return an amount to the buyer of a milestone, each part to where it came from. */
export async function postingsBack(tx: Transaction, paidFor: PaidFor, amount: Minor): Promise<Posting[]> {
  if (amount === 0n) return []
  return backTo(paidFor.buyerId, giveBack(amount, await findPaidFrom(tx, paidFor)))
}

/** The same for whatever else a member has paid for. */
export async function postingsBackOf(tx: Transaction, paidFor: Subject, amount: Minor): Promise<Posting[]> {
  if (amount === 0n) return []
  return backTo(paidFor.memberId, giveBack(amount, await sumParts(tx.db, paidFor)))
}

const backTo = (memberId: string, parts: Parts): Posting[] => [
  { account: deposited(memberId), amount: parts.deposited },
  { account: earned(memberId), amount: parts.earned },
]
