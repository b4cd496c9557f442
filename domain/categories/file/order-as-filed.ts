import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { category } from '../schema.server.ts'
import type { CategoryRowInput } from './category-rows.ts'
import type { FiledChange } from './place-row.ts'

/** Those beside one another stand as the file says; what it does not name comes after, as it stood. */
export async function orderAsFiled(
  tx: Transaction,
  rows: readonly CategoryRowInput[],
  places: ReadonlyMap<string, string>,
): Promise<FiledChange[]> {
  const ranks = new Map(
    rows
      .toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || one.line - other.line)
      .map(({ path }, rank) => [places.get(path) ?? '', rank]),
  )
  const rankOf = ({ id }: { id: string }) => ranks.get(id) ?? Number.MAX_SAFE_INTEGER
  const all = await tx.db
    .select({ id: category.id, parentId: category.parentId, title: category.title, path: category.path })
    .from(category)
    .orderBy(asc(category.position), asc(category.title), asc(category.id))
  const changes: FiledChange[] = []
  for (const [parentId, siblings] of Map.groupBy(all, (one) => one.parentId)) {
    const wanted = siblings.toSorted((one, other) => rankOf(one) - rankOf(other))
    if (wanted.every(({ id }, index) => id === siblings[index]?.id)) continue
    for (const [position, { id }] of wanted.entries())
      await tx.db.update(category).set({ position }).where(eq(category.id, id))
    const parent = all.find(({ id }) => id === parentId)
    changes.push({
      kind: 'ordered',
      title: parent?.title ?? 'The top of the tree',
      path: parent?.path ?? '',
      detail: wanted.map(({ title }) => title).join(', '),
    })
    await tx.announce({
      kind: 'categories.changed',
      categoryIds: [],
      aboveIds: parentId ? [parentId] : [],
      relabels: false,
    })
  }
  return changes
}
