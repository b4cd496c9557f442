import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { addCategory } from '../add-category.ts'
import { editCategory } from '../edit-category.ts'
import { hideCategory } from '../hide-category.ts'
import { findRow, type CategoryServicesContext } from '../lock-tree.ts'
import { moveCategory } from '../move-category.ts'
import { leadFrom } from '../place-in-tree.ts'
import { category, categoryRedirect } from '../schema.server.ts'
import type { Filed } from './find-filed.ts'

/** What an import does, as it is told before it does it. */
export type FiledChange = {
  kind: 'added' | 'renamed' | 'edited' | 'moved' | 'hidden' | 'shown' | 'ordered' | 'redirected'
  title: string
  path: string
  detail: string
}

type Placed = Filed & { places: ReadonlyMap<string, string>; reason: string }

/** Puts one category where its row says and as it says, by the operations that a keeper of the tree uses. */
export async function placeRow(
  tx: Transaction,
  actor: Actor,
  { row, before, places, reason }: Placed,
  context: CategoryServicesContext,
): Promise<{ id: string; changes: FiledChange[] }> {
  const { title, slug, description, icon, path } = row
  const looks = { title, slug, description, icon }
  const changes: FiledChange[] = []
  const say = (kind: FiledChange['kind'], detail = '') => void changes.push({ kind, title, path, detail })
  const parentId = row.parent === '' ? null : (places.get(row.parent) ?? null)
  const id = before?.id ?? (await addCategory(tx, actor, { ...looks, parentId, reason }, context))
  if (!before) say('added')
  else if (before.parentId !== parentId) {
    await moveCategory(tx, actor, { categoryId: id, parentId, reason }, context)
    say('moved', `from /${before.path}`)
  }
  if (before && (before.title !== title || before.slug !== slug))
    say('renamed', `from ${before.title}, /${before.path}`)
  if (before && (before.description !== description || before.icon !== icon)) say('edited')
  if (changes.some(({ kind }) => kind === 'renamed' || kind === 'edited'))
    await editCategory(tx, actor, { ...looks, categoryId: id, reason }, context)
  if ((before?.isHidden ?? false) !== row.hidden) {
    await hideCategory(tx, actor, { categoryId: id, isHidden: row.hidden, reason }, context)
    say(row.hidden ? 'hidden' : 'shown')
  }
  for (const fromPath of await leadThere(tx, id, row.redirects)) say('redirected', `from /${fromPath}`)
  return { id, changes }
}

/** Old addresses lead to it; one at which a category stands can't. */
async function leadThere(tx: Transaction, id: string, fromPaths: readonly string[]): Promise<string[]> {
  if (fromPaths.length === 0) return []
  const own = await findRow(tx, id)
  const led = await tx.db.select().from(categoryRedirect).where(eq(categoryRedirect.categoryId, id))
  const known = new Set(led.map(({ fromPath }) => fromPath))
  const wanted = fromPaths.filter((fromPath) => !known.has(fromPath) && fromPath !== own.path)
  for (const fromPath of wanted) {
    const [stands] = await tx.db.select().from(category).where(eq(category.path, fromPath))
    if (stands)
      throw new Invalid('A category stands there', {
        redirects: [`redirects: “${stands.title}” stands at ${fromPath}`],
      })
    await leadFrom(tx, fromPath, id)
  }
  return wanted
}
