import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CategoryEdit } from './category-input.ts'
import { findRow, listBelow, lockTree, type CategoryContext } from './lock-tree.ts'
import { checkSlug, placeBranch } from './place-in-tree.ts'
import { category } from './schema.server.ts'

/** Another title, description, icon or address. Addresses that were known keep leading there. */
export async function editCategory(
  tx: Transaction,
  actor: Actor,
  { categoryId, reason, slug, ...looks }: CategoryEdit,
  { origin }: CategoryContext,
): Promise<void> {
  authorise(actor, 'categories.change')
  await lockTree(tx)
  const before = await findRow(tx, categoryId)
  const below = await listBelow(tx, categoryId)
  await tx.db.update(category).set(looks).where(eq(category.id, categoryId))
  if (slug !== before.slug) {
    await checkSlug(tx, { parentId: before.parentId, slug, categoryId })
    const parent = before.parentId ? await findRow(tx, before.parentId) : null
    await placeBranch(tx, before, { parent, slug })
  }
  await recordSecurityEvent(tx, {
    kind: 'category.edited',
    actor,
    origin,
    details: {
      categoryId,
      reason,
      before: { title: before.title, slug: before.slug, description: before.description, icon: before.icon },
      after: { ...looks, slug },
    },
  })
  await tx.announce({
    kind: 'categories.changed',
    categoryIds: [categoryId, ...below.map(({ id }) => id)],
    aboveIds: [],
    relabels: looks.title !== before.title,
  })
}
