import { lockBook } from '#domain/ledger/index.ts'
import { readSettings, THE_END } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** The currency that money is counted in, which nobody can change until this transaction ends; and, once it has posted, ever. */
export async function holdCurrency(tx: Transaction): Promise<string> {
  await lockBook(tx)
  return (await readSettings(tx.db, THE_END)).currency
}
