import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CategoryHide } from './category-input.ts'
import { findRow, listBelow, lockTree, type CategoryContext } from './lock-tree.ts'
import { category } from './schema.server.ts'

/** Takes a category out of the public tree, or puts it back. Its services stay found by their own addresses. */
export async function hideCategory(
  tx: Transaction,
  actor: Actor,
  { categoryId, isHidden, reason }: CategoryHide,
  { origin }: CategoryContext,
): Promise<void> {
  authorise(actor, 'categories.change')
  await lockTree(tx)
  const before = await findRow(tx, categoryId)
  if (before.isHidden === isHidden) return
  await tx.db.update(category).set({ isHidden }).where(eq(category.id, categoryId))
  await recordSecurityEvent(tx, {
    kind: isHidden ? 'category.hidden' : 'category.shown',
    actor,
    origin,
    details: { categoryId, path: before.path, reason },
  })
  const below = await listBelow(tx, categoryId)
  await tx.announce({
    kind: 'categories.changed',
    categoryIds: [categoryId, ...below.map(({ id }) => id)],
    aboveIds: before.lineIds.slice(0, -1),
    relabels: false,
  })
}
