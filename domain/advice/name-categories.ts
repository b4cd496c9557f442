import { findTree, shownTree, type TreeNode } from '#domain/categories/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Categories that work can stand in, by id, with the names above them. */
export async function nameCategories(db: Db): Promise<Map<string, { title: string; line: string }>> {
  const names = new Map<string, { title: string; line: string }>()
  const walk = (node: TreeNode, above: readonly string[]) => {
    const line = [...above, node.title]
    if (node.below.length === 0) names.set(node.id, { title: node.title, line: line.join(' › ') })
    for (const one of node.below) walk(one, line)
  }
  for (const top of shownTree(await findTree(db))) walk(top, [])
  return names
}
