import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { CategoryMove } from './category-input.ts'
import { findRow, lockTree, type CategoryServicesContext } from './lock-tree.ts'
import { checkNoServices, checkSlug, lastPosition, placeBranch } from './place-in-tree.ts'
import { addToCounts } from './count-services.ts'
import { category } from './schema.server.ts'

/** Hangs a category, with all below it, elsewhere in the tree. */
export async function moveCategory(
  tx: Transaction,
  actor: Actor,
  { categoryId, parentId, reason }: CategoryMove,
  { origin, hasServices }: CategoryServicesContext,
): Promise<void> {
  authorise(actor, 'categories.change')
  await lockTree(tx)
  const before = await findRow(tx, categoryId)
  if (before.parentId === parentId)
    throw new Invalid('It stands there already', { parentId: ['Below: it stands there already'] })
  const parent = parentId ? await findRow(tx, parentId) : null
  if (parent?.lineIds.includes(categoryId)) {
    throw new Invalid('That is below itself', {
      parentId: ['Below: not below itself or what stands below it'],
    })
  }
  await checkNoServices(tx, parent, hasServices)
  await checkSlug(tx, { parentId, slug: before.slug, categoryId, field: 'parentId' })
  const above = before.lineIds.slice(0, -1)
  await addToCounts(tx, above, -before.servicesCount)
  const position = await lastPosition(tx, parentId)
  const branch = await placeBranch(tx, before, { parent, slug: before.slug })
  await tx.db.update(category).set({ position }).where(eq(category.id, categoryId))
  await addToCounts(tx, parent?.lineIds ?? [], before.servicesCount)
  await recordSecurityEvent(tx, {
    kind: 'category.moved',
    actor,
    origin,
    details: {
      categoryId,
      reason,
      before: { path: before.path },
      after: { path: parent ? `${parent.path}/${before.slug}` : before.slug },
    },
  })
  await tx.announce({
    kind: 'categories.changed',
    categoryIds: branch,
    aboveIds: [...above, ...(parent?.lineIds ?? [])],
    relabels: true,
  })
}
