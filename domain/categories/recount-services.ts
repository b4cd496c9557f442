import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockTree } from './lock-tree.ts'
import { category } from './schema.server.ts'

/** How many published services hang in each category itself. Given by whoever keeps services. */
export type CountByCategory = (db: Db) => Promise<ReadonlyMap<string, number>>

/** Counts anew what is kept, and mends what is wrong; says which were. */
export async function recountServices(tx: Transaction, countByCategory: CountByCategory): Promise<string[]> {
  await lockTree(tx)
  const serviceCounts = await countByCategory(tx.db)
  const rows = await tx.db
    .select({ id: category.id, lineIds: category.lineIds, servicesCount: category.servicesCount })
    .from(category)
  const counts = new Map<string, number>()
  for (const { id, lineIds } of rows) {
    for (const above of lineIds) counts.set(above, (counts.get(above) ?? 0) + (serviceCounts.get(id) ?? 0))
  }
  const wrong = rows.filter(({ id, servicesCount }) => counts.get(id) !== servicesCount)
  for (const { id } of wrong) {
    await tx.db
      .update(category)
      .set({ servicesCount: counts.get(id) ?? 0 })
      .where(eq(category.id, id))
  }
  const ids = wrong.map(({ id }) => id)
  if (ids.length > 0)
    await tx.announce({
      kind: 'categories.changed',
      categoryIds: ids,
      aboveIds: [],
      relabels: false,
    })
  return ids
}
