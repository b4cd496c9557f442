import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { holdTree } from './lock-tree.ts'
import { category } from './schema.server.ts'

/** One more or one fewer published service here: the category and all above it say so. */
export async function countServices(tx: Transaction, categoryId: string, change: 1 | -1): Promise<void> {
  await holdTree(tx)
  const [found] = await tx.db
    .select({ lineIds: category.lineIds })
    .from(category)
    .where(sql`${category.id} = ${categoryId}`)
  // Merged into another a moment ago: a service must not hang in a place that is gone.
  if (!found) throw new Conflict('This category has just been merged into another: choose the category again')
  await addToCounts(tx, found.lineIds, change)
}

/** Locked in the order of ids, so that two who publish at once wait for one another and never in a ring. */
export async function addToCounts(tx: Transaction, ids: readonly string[], change: number): Promise<void> {
  if (ids.length === 0 || change === 0) return
  await tx.db.execute(sql`
    with line as (
      select id from category where id in ${[...ids]} order by id for update
    )
    update category set services_count = services_count + ${change} from line where category.id = line.id`)
}
