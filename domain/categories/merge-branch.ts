import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { addToCounts } from './count-services.ts'
import { findRow, listChildren, type CategoryRow, type HasServices } from './lock-tree.ts'
import { lastPosition, leadFrom, placeBranch } from './place-in-tree.ts'
import { category, categoryRedirect } from './schema.server.ts'

/** Given by whoever puts areas together: this one stands below those that hang things in it. */
export type MoveServices = (
  tx: Transaction,
  move: { fromIds: readonly string[]; intoId: string },
) => Promise<void>

type MergedPair = { fromId: string; intoId: string }

/**
 * What stood below goes below the other; where both have one of the same address, those two are merged in turn.
 * The counts of `into` and above are kept by the caller.
 */
export async function mergeBranch(
  tx: Transaction,
  from: CategoryRow,
  into: CategoryRow,
  services: { moveServices: MoveServices; hasServices: HasServices },
): Promise<MergedPair[]> {
  await stepAside(tx, from)
  await leadFrom(tx, from.path, into.id)
  const children = await listChildren(tx, from.id)
  const theirs = await listChildren(tx, into.id)
  await checkMixed(
    {
      title: from.title,
      hasBelow: children.length > 0,
      hasServices: () => services.hasServices(tx, from.id),
    },
    { title: into.title, hasBelow: theirs.length > 0, hasServices: () => services.hasServices(tx, into.id) },
  )
  const merged: MergedPair[] = []
  for (const child of children) {
    const twin = theirs.find(({ slug }) => slug === child.slug)
    if (twin) {
      await addToCounts(tx, [twin.id], child.servicesCount)
      merged.push(...(await mergeBranch(tx, child, twin, services)))
    } else {
      const position = await lastPosition(tx, into.id)
      await placeBranch(tx, child, { parent: await findRow(tx, into.id), slug: child.slug, field: 'intoId' })
      await tx.db.update(category).set({ position }).where(eq(category.id, child.id))
    }
  }
  await services.moveServices(tx, { fromIds: [from.id], intoId: into.id })
  await tx.db
    .update(categoryRedirect)
    .set({ categoryId: into.id })
    .where(eq(categoryRedirect.categoryId, from.id))
  await tx.db.delete(category).where(eq(category.id, from.id))
  return [...merged, { fromId: from.id, intoId: into.id }]
}

/** It leaves its address before it goes, because something from below it may take that very address. */
async function stepAside(tx: Transaction, from: CategoryRow): Promise<void> {
  await tx.db
    .update(category)
    .set({ parentId: null, slug: from.id, path: `moving/${from.id}` })
    .where(eq(category.id, from.id))
}

type Side = { title: string; hasBelow: boolean; hasServices: () => Promise<boolean> }

/** Services hang in categories that nothing stands below. */
async function checkMixed(from: Side, into: Side): Promise<void> {
  const refuse = (words: string) => {
    throw new Invalid('These can’t be merged', { intoId: [`Into: ${words}`] })
  }
  if (!from.hasBelow && into.hasBelow && (await from.hasServices()))
    refuse(`“${into.title}” has categories below it: choose one of those`)
  if (from.hasBelow && !into.hasBelow && (await into.hasServices()))
    refuse(
      `“${into.title}” has services of its own, and “${from.title}” has categories below it: merge those one by one`,
    )
}
