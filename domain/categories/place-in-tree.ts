import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { CATEGORY_DEPTH_MOST } from './category-input.ts'
import { listBelow, type CategoryRow, type HasServices } from './lock-tree.ts'
import { category, categoryRedirect } from './schema.server.ts'

const siblingsOf = (parentId: string | null) =>
  parentId === null ? isNull(category.parentId) : eq(category.parentId, parentId)

/** Two siblings of one address would stand in each other's way. */
export async function checkSlug(
  tx: Transaction,
  {
    parentId,
    slug,
    categoryId,
    field = 'slug',
  }: { parentId: string | null; slug: string; categoryId?: string; field?: 'slug' | 'parentId' },
): Promise<void> {
  const [taken] = await tx.db
    .select({ title: category.title })
    .from(category)
    .where(
      and(
        siblingsOf(parentId),
        eq(category.slug, slug),
        categoryId ? ne(category.id, categoryId) : undefined,
      ),
    )
  if (!taken) return
  throw new Invalid('This address is taken', {
    [field]: [
      field === 'slug'
        ? `Address: “${taken.title}” beside it has this one already`
        : `Below: “${taken.title}” has the address “${slug}” there already. Rename one of them first, or merge them`,
    ],
  })
}

/** The field of a form that chose the place. */
type PlaceField = 'parentId' | 'intoId'

export function checkDepth(depth: number, field: PlaceField = 'parentId'): void {
  if (depth <= CATEGORY_DEPTH_MOST) return
  const label = field === 'parentId' ? 'Below' : 'Into'
  throw new Invalid('Too deep', {
    [field]: [
      `${label}: the tree is at most ${CATEGORY_DEPTH_MOST} levels deep, and this would make ${depth}`,
    ],
  })
}

/** Services hang where nothing stands below: what has some can't become a place above others. */
export async function checkNoServices(
  tx: Transaction,
  parent: CategoryRow | null,
  hasServices: HasServices,
): Promise<void> {
  if (!parent || !(await hasServices(tx, parent.id))) return
  throw new Invalid('There are services there', {
    parentId: [
      `Below: “${parent.title}” has services of its own, or some that wait or are paused. Merge or move them first`,
    ],
  })
}

/** The end of the row of siblings. */
export async function lastPosition(tx: Transaction, parentId: string | null): Promise<number> {
  const [found] = await tx.db
    .select({ last: sql<number>`coalesce(max(${category.position}), 0)::int` })
    .from(category)
    .where(siblingsOf(parentId))
  return (found?.last ?? 0) + 1
}

/** Puts a category and all below it at their new addresses; the old ones lead there from now on. */
export async function placeBranch(
  tx: Transaction,
  row: CategoryRow,
  { parent, slug, field }: { parent: CategoryRow | null; slug: string; field?: PlaceField },
): Promise<string[]> {
  const branch = await listBelow(tx, row.id)
  const deepest = Math.max(...branch.map(({ depth }) => depth)) - row.depth
  const depth = (parent?.depth ?? 0) + 1
  checkDepth(depth + deepest, field)
  const path = parent ? `${parent.path}/${slug}` : slug
  const line = [...(parent?.lineIds ?? []), row.id]
  // In two steps, since an address may be free only when another of the branch has left it.
  for (const one of branch) {
    await tx.db
      .update(category)
      .set({ path: `moving/${one.id}` })
      .where(eq(category.id, one.id))
  }
  for (const one of branch) {
    const rest = one.path.slice(row.path.length)
    await tx.db
      .update(category)
      .set({
        path: path + rest,
        depth: one.depth - row.depth + depth,
        lineIds: [...line, ...one.lineIds.slice(row.lineIds.length)],
        ...(one.id === row.id ? { slug, parentId: parent?.id ?? null } : {}),
      })
      .where(eq(category.id, one.id))
    if (path !== row.path) await leadFrom(tx, one.path, one.id)
    await tx.db.delete(categoryRedirect).where(eq(categoryRedirect.fromPath, path + rest))
  }
  return branch.map(({ id }) => id)
}

/** An old address leads to the category, wherever it is by then. */
export async function leadFrom(tx: Transaction, fromPath: string, categoryId: string): Promise<void> {
  await tx.db
    .insert(categoryRedirect)
    .values({ fromPath, categoryId, since: tx.now })
    .onConflictDoUpdate({ target: categoryRedirect.fromPath, set: { categoryId, since: tx.now } })
}
