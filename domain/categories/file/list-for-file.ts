import { asc, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { findTree, type TreeNode } from '../find-tree.ts'
import { authorise } from '../permissions.ts'
import { category, categoryRedirect } from '../schema.server.ts'

/** A category as a file says it. */
export type FiledCategory = {
  id: string
  parent: string
  slug: string
  title: string
  description: string
  icon: string
  hidden: boolean
  order: number
  redirects: string[]
}

/** The whole tree from the top down, as it is given out: imported again it changes nothing. */
export async function listForFile(db: Db | DrizzleTransaction, actor: Actor): Promise<FiledCategory[]> {
  authorise(actor, 'categories.change')
  const [tree, redirects] = await Promise.all([
    findTree(db),
    db
      .select({ fromPath: categoryRedirect.fromPath, categoryId: category.id })
      .from(categoryRedirect)
      .innerJoin(category, eq(category.id, categoryRedirect.categoryId))
      .orderBy(asc(categoryRedirect.fromPath)),
  ])
  const leading = Map.groupBy(redirects, ({ categoryId }) => categoryId)
  const rowsOf = (nodes: readonly TreeNode[], parent: string): FiledCategory[] =>
    nodes.flatMap((node, index) => [
      {
        id: node.id,
        parent,
        slug: node.slug,
        title: node.title,
        description: node.description,
        icon: node.icon,
        hidden: node.isHidden,
        order: index + 1,
        redirects: (leading.get(node.id) ?? []).map(({ fromPath }) => fromPath),
      },
      ...rowsOf(node.below, node.path),
    ])
  return rowsOf(tree, '')
}
