import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import { balanceKinds, type BalanceKind, clearing, deposited, earned, nameOf } from './accounts.ts'
import { lockAccounts, noteHeld } from './lock-accounts.ts'
import type { Parts } from './spend.ts'

/** What a member can spend; it stays so until the transaction ends, and whoever else would spend it waits. */
export async function lockMoney(tx: Transaction, memberId: string): Promise<Minor> {
  const parts = await lockParts(tx, memberId)
  return add(parts.deposited, parts.earned)
}

/** What locks it, for a statement that locks other things too; `noteMoney` is told what came of it. */
export const lockingMoney = (memberId: string): SQL => sql`
  select id::text, kind, owner, balance::text, may_be_negative from ledger_account
  where kind in (${sql.join(
    balanceKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}) and owner = ${memberId} order by id for no key update`

export type LockedMoney = {
  id: string
  kind: BalanceKind
  owner: string
  balance: string
  may_be_negative: boolean
}

/** What a member can spend, of what was just locked. */
export async function noteMoney(
  tx: Transaction,
  memberId: string,
  rows: readonly LockedMoney[],
): Promise<Minor> {
  noteHeld(
    tx,
    rows.map(({ id, kind, owner, balance, may_be_negative: mayBeNegative }) => ({
      id: BigInt(id),
      kind,
      owner,
      balance: minor(balance),
      mayBeNegative,
    })),
  )
  return lockMoney(tx, memberId)
}

/** All that is a member's, also what is clearing: whoever would post to it waits until the transaction ends. */
export async function lockEveryAccount(tx: Transaction, memberId: string): Promise<void> {
  await lockAccounts(tx, [deposited(memberId), earned(memberId), clearing(memberId)])
}

/** The same in its parts. */
export async function lockParts(tx: Transaction, memberId: string): Promise<Parts> {
  const names = { deposited: deposited(memberId), earned: earned(memberId) }
  const accounts = await lockAccounts(tx, Object.values(names))
  const held = (part: keyof Parts) => accounts.get(nameOf(names[part]))?.balance ?? minor(0)
  return { deposited: held('deposited'), earned: held('earned') }
}
