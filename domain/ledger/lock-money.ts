import type { Transaction } from '#platform/db/transaction.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import { deposited, earned, nameOf } from './accounts.ts'
import { lockAccounts } from './lock-accounts.ts'
import type { Parts } from './spend.ts'

/** What a member can spend; it stays so until the transaction ends, and whoever else would spend it waits. */
export async function lockMoney(tx: Transaction, memberId: string): Promise<Minor> {
  const parts = await lockParts(tx, memberId)
  return add(parts.deposited, parts.earned)
}

/** The same in its parts. */
export async function lockParts(tx: Transaction, memberId: string): Promise<Parts> {
  const names = { deposited: deposited(memberId), earned: earned(memberId) }
  const accounts = await lockAccounts(tx, Object.values(names))
  const held = (part: keyof Parts) => accounts.get(nameOf(names[part]))?.balance ?? minor(0)
  return { deposited: held('deposited'), earned: held('earned') }
}
