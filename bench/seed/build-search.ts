import { listOnlineMembers } from '#domain/accounts/index.ts'
import { listTree } from '#domain/categories/index.ts'
import { openSearch, type Search } from '#domain/search/index.ts'
import { searchDocuments } from '#domain/areas.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { openBus } from '#platform/realtime/bus.ts'

export type OpenedSearch = { search: Search; database: Database; close(): Promise<void> }

/** The engine of the product on a database, without the rest of a process. */
export function openSearchOn(url: string, poolSize = 20): Promise<OpenedSearch> {
  return openSearchWith(openDatabase(url, { poolSize, name: 'guildhall bench' }))
}

export async function openSearchWith(database: Database): Promise<OpenedSearch> {
  const bus = await openBus(database.url)
  const search = openSearch({
    database,
    bus,
    clock: systemClock,
    transaction: transactions(database, systemClock, async () => {}),
    sources: searchDocuments,
    listCategories: listTree,
    listOnline: listOnlineMembers,
    onGrown: () => {},
  })
  return {
    search,
    database,
    async close() {
      await search.close()
      await bus.close()
      await database.close()
    },
  }
}

/** Builds what a bulk load never told search of. */
export async function buildSearch(url: string): Promise<{ seconds: number }> {
  const opened = await openSearchOn(url)
  const begunAt = performance.now()
  await opened.search.rebuild('service')
  await opened.search.rebuild('member')
  await opened.close()
  return { seconds: (performance.now() - begunAt) / 1_000 }
}
