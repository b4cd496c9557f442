import { afterAll } from 'vitest'
import { listOnlineMembers } from '#domain/accounts/index.ts'
import { searchDocuments } from '#domain/areas.ts'
import { listTree } from '#domain/categories/index.ts'
import { openSearch, type Search, type SearchKind } from '#domain/search/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { TestDatabase } from '#platform/db/testing.ts'
import { openBus } from '#platform/realtime/bus.ts'

/** How a file opens searches of all that the marketplace has, as its processes do; the bus that they share ends with the file. */
export async function searchesOf(
  database: TestDatabase,
): Promise<(onGrown?: (kind: SearchKind) => void) => Search> {
  const bus = await openBus(database.url)
  afterAll(() => bus.close())
  return (onGrown = () => {}) =>
    openSearch({
      database,
      bus,
      clock: systemClock,
      transaction: database.transaction,
      sources: searchDocuments,
      listCategories: listTree,
      listOnline: listOnlineMembers,
      onGrown,
    })
}
