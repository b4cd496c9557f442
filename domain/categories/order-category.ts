import { asc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CategoryOrder } from './category-input.ts'
import { findRow, lockTree, type CategoryContext } from './lock-tree.ts'
import { category } from './schema.server.ts'

/** Moves a category up or down among its siblings. */
export async function orderCategory(
  tx: Transaction,
  actor: Actor,
  { categoryId, by }: CategoryOrder,
  { origin }: CategoryContext,
): Promise<void> {
  authorise(actor, 'categories.change')
  await lockTree(tx)
  const row = await findRow(tx, categoryId)
  const siblings = await tx.db
    .select({ id: category.id })
    .from(category)
    .where(row.parentId ? eq(category.parentId, row.parentId) : isNull(category.parentId))
    .orderBy(asc(category.position), asc(category.title), asc(category.id))
  const from = siblings.findIndex(({ id }) => id === categoryId)
  const to = Math.max(0, Math.min(siblings.length - 1, from + by))
  if (to === from) return
  siblings.splice(to, 0, ...siblings.splice(from, 1))
  for (const [position, { id }] of siblings.entries()) {
    await tx.db.update(category).set({ position }).where(eq(category.id, id))
  }
  await recordSecurityEvent(tx, {
    kind: 'category.ordered',
    actor,
    origin,
    details: { categoryId, path: row.path, before: { place: from + 1 }, after: { place: to + 1 } },
  })
  await tx.announce({
    kind: 'categories.changed',
    categoryIds: [],
    aboveIds: row.lineIds.slice(0, -1),
    relabels: false,
  })
}
