import type { TestDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor, negated } from '#platform/money/money.ts'
import { operator } from '#domain/actor.ts'
import { available, provider } from './accounts.ts'
import { postTransfer } from './post-transfers.ts'
import { type LedgerCheck, verifyLedger } from './verify-ledger.ts'

let given = 0

/** Money on a member's balance, as if a payment had come. */
export async function giveMoney(tx: Transaction, memberId: string, amountMinor: number): Promise<void> {
  const amount = minor(amountMinor)
  const id = `given-${process.pid}-${memberId}-${++given}`
  await postTransfer(tx, {
    kind: 'top-up',
    key: `test:${id}`,
    subject: { kind: 'test', id },
    postings: [
      { account: provider('test'), amount: negated(amount) },
      { account: available(memberId), amount },
    ],
  })
}

/** What the verifier finds wrong with the book, in words. */
export async function findingsOf(
  { transaction }: Pick<TestDatabase, 'transaction'>,
  checks: readonly LedgerCheck[] = [],
): Promise<string[]> {
  const { findings } = await transaction((tx) => verifyLedger(tx, operator, checks, () => 0))
  return findings
}
