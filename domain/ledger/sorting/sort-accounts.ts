import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { RunInTransaction, Transaction } from '#platform/db/transaction.ts'
import { negated } from '#platform/money/money.ts'
import { deposited, earned } from '../accounts.ts'
import { lockParts } from '../lock-money.ts'
import { postTransfer } from '../post-transfers.ts'
import { beginReplay, type Replay, replayLine } from './replay-lines.ts'
import {
  ledgerAccount,
  ledgerOldFunding,
  ledgerPosting,
  ledgerTransfer,
  ledgerUnsorted,
} from '../schema.server.ts'

const LINES_AT_ONCE = 5_000

type Parts = { db: Db; transaction: RunInTransaction }
type Unsorted = { accountId: bigint; upTo: bigint; owner: string }

/**
 * Works out which part of balances from before was paid in, and moves it to its own account: one member after another, while
 * others go on buying. Harmless twice and beside another that does the same; whoever is stopped goes on with the next member.
 */
export async function sortAccounts(parts: Parts): Promise<number> {
  for (let count = 0, last = 0n; ; count++) {
    const next = await findUnsorted(parts.db, last)
    if (!next) return count
    await sortAccount(parts, next)
    last = next.accountId
  }
}

async function findUnsorted(db: Db, after: bigint): Promise<Unsorted | undefined> {
  const [row] = await db
    .select({
      accountId: ledgerUnsorted.accountId,
      upTo: ledgerUnsorted.upTo,
      owner: ledgerAccount.owner,
    })
    .from(ledgerUnsorted)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerUnsorted.accountId))
    .where(gt(ledgerUnsorted.accountId, after))
    .orderBy(asc(ledgerUnsorted.accountId))
    .limit(1)
  return row
}

/** A long history is read while its member can spend; only what came meanwhile is read under the lock. */
async function sortAccount({ db, transaction }: Parts, { accountId, upTo, owner }: Unsorted): Promise<void> {
  const replay = beginReplay()
  const read = await replayFrom(db, { accountId, upTo }, replay)
  await transaction(async (tx) => {
    await lockParts(tx, owner)
    const [still] = await tx.db
      .delete(ledgerUnsorted)
      .where(and(eq(ledgerUnsorted.accountId, accountId), eq(ledgerUnsorted.upTo, upTo)))
      .returning()
    if (!still) return
    const number = await replayFrom(tx.db, { accountId, upTo: read }, replay)
    await move(tx, owner, { replay, key: `sort:${accountId}:${number}` })
  })
}

/** Follows the lines after one; says which was the last. */
async function replayFrom(
  db: Db | DrizzleTransaction,
  { accountId, upTo }: Pick<Unsorted, 'accountId' | 'upTo'>,
  replay: Replay,
): Promise<bigint> {
  let last = upTo
  for (;;) {
    const lines = await db
      .select({
        number: ledgerPosting.number,
        kind: ledgerPosting.kind,
        amount: ledgerPosting.amount,
        balanceAfter: ledgerPosting.balanceAfter,
        subjectKind: ledgerTransfer.subjectKind,
        subjectId: ledgerTransfer.subjectId,
      })
      .from(ledgerPosting)
      .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerPosting.transferId))
      .where(and(eq(ledgerPosting.accountId, accountId), gt(ledgerPosting.number, last)))
      .orderBy(asc(ledgerPosting.number))
      .limit(LINES_AT_ONCE)
    for (const line of lines) replayLine(replay, line)
    last = lines.at(-1)?.number ?? last
    if (lines.length < LINES_AT_ONCE) return last
  }
}

async function move(
  tx: Transaction,
  memberId: string,
  { replay, key }: { replay: Replay; key: string },
): Promise<void> {
  await postTransfer(tx, {
    kind: 'sort',
    key,
    subject: { kind: 'member', id: memberId },
    postings: [
      { account: deposited(memberId), amount: replay.deposited },
      { account: earned(memberId), amount: negated(replay.deposited) },
    ],
  })
  const funded = [...replay.paidFrom]
    .filter(([, paid]) => paid.deposited > 0n)
    .map(([milestoneId, paid]) => ({ milestoneId, deposited: paid.deposited }))
  for (let from = 0; from < funded.length; from += LINES_AT_ONCE)
    await tx.db
      .insert(ledgerOldFunding)
      .values(funded.slice(from, from + LINES_AT_ONCE))
      .onConflictDoNothing()
}
