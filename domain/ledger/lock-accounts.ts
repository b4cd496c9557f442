import { asc, or, and, eq } from 'drizzle-orm'
import { expectPendingWrites } from '#platform/db/pending-writes.ts'
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

/** Accounts that a transaction holds: nobody else changes them before it ends, and it knows itself what it posts to them. */
const HELD = Symbol('accounts that are held')

const heldAccounts = ({ db }: Transaction): Map<string, HeldAccount> =>
  expectPendingWrites(db).recall(HELD, () => new Map<string, HeldAccount>())

/** Those of them that the transaction holds already. */
export function pickHeld(tx: Transaction, wanted: readonly AccountName[]): Map<string, HeldAccount> {
  const accounts = heldAccounts(tx)
  return new Map(
    wanted.flatMap((one) => {
      const name = nameOf(one)
      const found = accounts.get(name)
      return found ? [[name, found] as const] : []
    }),
  )
}

/** What was just locked or made by other means than these is held as well. */
export function noteHeld(tx: Transaction, rows: readonly HeldAccount[]): void {
  const accounts = heldAccounts(tx)
  for (const row of rows) accounts.set(nameOf(row), row)
}

/** Locks accounts until the transaction ends, in the order of their ids, and makes those that do not exist yet. */
export async function lockAccounts(
  tx: Transaction,
  wanted: readonly AccountName[],
): Promise<Map<string, HeldAccount>> {
  const accounts = heldAccounts(tx)
  const missing = () => wanted.filter((one) => !accounts.has(nameOf(one)))
  if (missing().length > 0) await hold(tx, missing())
  if (missing().length > 0) {
    const made = await tx.db
      .insert(ledgerAccount)
      .values(missing().map(newAccount))
      .onConflictDoNothing()
      .returning(held)
    noteHeld(tx, made)
  }
  // One that another made at the same moment is there now, and waited for like any other.
  if (missing().length > 0) await hold(tx, missing())
  return pickHeld(tx, wanted)
}

export const newAccount = ({ kind, owner }: AccountName) => ({ kind, owner, ...accountKinds[kind] })

async function hold(tx: Transaction, names: readonly AccountName[]): Promise<void> {
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
  noteHeld(tx, rows)
}
