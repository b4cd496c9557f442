import type { Transaction } from '#platform/db/transaction.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { available, nameOf } from './accounts.ts'
import { lockAccounts } from './lock-accounts.ts'

/** What a member can spend; it stays so until the transaction ends, and whoever else would spend it waits. */
export async function lockMoney(tx: Transaction, memberId: string): Promise<Minor> {
  const account = available(memberId)
  const accounts = await lockAccounts(tx, [account])
  return accounts.get(nameOf(account))?.balance ?? minor(0)
}
