import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { NewCategory } from './category-input.ts'
import { findRow, lockTree, type CategoryServicesContext } from './lock-tree.ts'
import { checkDepth, checkNoServices, checkSlug, lastPosition } from './place-in-tree.ts'
import { category, categoryRedirect } from './schema.server.ts'

/** A new place in the tree, last among its siblings. */
export async function addCategory(
  tx: Transaction,
  actor: Actor,
  { parentId, reason, ...looks }: NewCategory,
  { origin, hasServices }: CategoryServicesContext,
): Promise<string> {
  authorise(actor, 'categories.change')
  await lockTree(tx)
  const parent = parentId ? await findRow(tx, parentId) : null
  await checkNoServices(tx, parent, hasServices)
  await checkSlug(tx, { parentId, slug: looks.slug })
  checkDepth((parent?.depth ?? 0) + 1)
  const id = randomUUID()
  const path = parent ? `${parent.path}/${looks.slug}` : looks.slug
  await tx.db.insert(category).values({
    id,
    ...looks,
    parentId,
    path,
    depth: (parent?.depth ?? 0) + 1,
    lineIds: [...(parent?.lineIds ?? []), id],
    position: await lastPosition(tx, parentId),
    createdAt: tx.now,
  })
  await tx.db.delete(categoryRedirect).where(eq(categoryRedirect.fromPath, path))
  await recordSecurityEvent(tx, {
    kind: 'category.added',
    actor,
    origin,
    details: { categoryId: id, path, reason, after: looks },
  })
  await tx.announce({
    kind: 'categories.changed',
    categoryIds: [id],
    aboveIds: parent?.lineIds ?? [],
    relabels: false,
  })
  return id
}
