import pg from 'pg'
import { sortAccounts } from '#domain/ledger/index.ts'
import type { Database } from '#platform/db/database.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { transactions } from '#platform/db/transaction.ts'
import { placeOrder } from '#domain/orders/index.ts'
import { makeMissingPapers } from '#domain/papers/index.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { fillCarts } from '../../tests/server/full-carts.ts'

const CARTS = 60
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

export type Sorted = { accounts: number; seconds: number; checkouts: number; slowestMs: number }

/** Sorts a book from before into its two parts while members buy: how long it takes, and how long the slowest of them waited. */
export async function measureSorting(database: Database): Promise<Sorted> {
  const transaction = transactions(database, systemClock, async () => {})
  const buyers = await fillCarts(database.db, transaction, CARTS)
  await listAll(database)
  const began = performance.now()
  let isSorting = true
  const sorting = sortAccounts({ db: database.db, transaction }).finally(() => void (isSorting = false))
  let [checkouts, slowestMs] = [0, 0]
  for (const { actor, form } of buyers) {
    if (!isSorting && checkouts > 0) break
    const asked = performance.now()
    await transaction((tx) => placeOrder(tx, actor, form, { settings, provider: undefined }))
    slowestMs = Math.max(slowestMs, performance.now() - asked)
    checkouts += 1
  }
  const accounts = await sorting
  const seconds = (performance.now() - began) / 1_000
  // Nothing reacted to these checkouts: the verifier, which comes next, asks for their papers.
  while ((await transaction((tx) => makeMissingPapers(tx, settings))).more);
  return { accounts, seconds, checkouts, slowestMs }
}

/** As the migration finds them. */
async function listAll({ pool }: { pool: pg.Pool }): Promise<void> {
  await pool.query(
    `insert into ledger_unsorted (account_id, up_to) select id, 0 from ledger_account where kind = 'available'
     on conflict do nothing`,
  )
}
