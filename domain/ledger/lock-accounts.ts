import { asc, or, and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { type AccountKind, accountKinds, type AccountName, nameOf } from './accounts.ts'
import { ledgerAccount } from './schema.server.ts'

export type HeldAccount = {
  id: bigint
  kind: AccountKind
  owner: string
  balance: Minor
  mayBeNegative: boolean
}

const held = {
  id: ledgerAccount.id,
  kind: ledgerAccount.kind,
  owner: ledgerAccount.owner,
  balance: ledgerAccount.balance,
  mayBeNegative: ledgerAccount.mayBeNegative,
}

/** Locks accounts until the transaction ends, in the order of their ids, and makes those that do not exist yet. */
export async function lockAccounts(
  tx: Transaction,
  wanted: readonly AccountName[],
): Promise<Map<string, HeldAccount>> {
  const names = new Map(wanted.map((one) => [nameOf(one), one]))
  const found = await selectLocked(tx, [...names.values()])
  if (found.size === names.size) return found
  const missing = [...names.entries()].filter(([name]) => !found.has(name)).map(([, one]) => one)
  const made = await tx.db
    .insert(ledgerAccount)
    .values(missing.map(({ kind, owner }) => ({ kind, owner, ...accountKinds[kind] })))
    .onConflictDoNothing()
    .returning(held)
  // One that another made at the same moment is there now, and waited for like any other.
  if (made.length < missing.length) return selectLocked(tx, [...names.values()])
  return new Map([...found, ...made.map((row) => [nameOf(row), row] as const)])
}

async function selectLocked(tx: Transaction, names: AccountName[]): Promise<Map<string, HeldAccount>> {
  const rows = await tx.db
    .select(held)
    .from(ledgerAccount)
    .where(
      or(
        ...names.map(({ kind, owner }) => and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.owner, owner))),
      ),
    )
    .orderBy(asc(ledgerAccount.id))
    .for('no key update')
  return new Map(rows.map((row) => [nameOf(row), row]))
}
