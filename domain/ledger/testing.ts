import type { TestDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor, negated } from '#platform/money/money.ts'
import { operator } from '#domain/actor.ts'
import { type AccountName, deposited, earned, escrow, provider } from './accounts.ts'
import { lockMoney } from './lock-money.ts'
import { postTransfer } from './post-transfers.ts'
import { type LedgerCheck, verifyLedger } from './verify-ledger.ts'

let given = 0

/** Money on a member's balance, as if a payment had come. */
export const giveMoney = (tx: Transaction, memberId: string, amountMinor: number): Promise<void> =>
  give(tx, deposited(memberId), amountMinor)

/** Money that a member may withdraw, as if it had been earned. */
export const giveEarned = (tx: Transaction, memberId: string, amountMinor: number): Promise<void> =>
  give(tx, earned(memberId), amountMinor)

async function give(tx: Transaction, account: AccountName, amountMinor: number): Promise<void> {
  const amount = minor(amountMinor)
  const id = `given-${process.pid}-${account.owner}-${++given}`
  await postTransfer(tx, {
    kind: account.kind === 'deposited' ? 'top-up' : 'correction',
    key: `test:${id}`,
    subject: { kind: 'test', id },
    postings: [
      { account: provider('test'), amount: negated(amount) },
      { account, amount },
    ],
  })
}

/** All that a member has goes into the escrow of a milestone of nobody's. */
export async function spendAll(tx: Transaction, memberId: string): Promise<void> {
  await spendSome(tx, memberId, Number(await lockMoney(tx, memberId)))
}

export async function spendSome(tx: Transaction, memberId: string, amountMinor: number): Promise<void> {
  const amount = minor(amountMinor)
  const id = crypto.randomUUID()
  await postTransfer(tx, {
    kind: 'fund',
    key: `fund:${id}`,
    subject: { kind: 'milestone', id },
    postings: [
      { spentBy: memberId, amount: negated(amount) },
      { account: escrow(id), amount },
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
