import { findTree, shownTree, type TreeNode } from '#domain/categories/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { DirectoryEntry } from './directory.tsx'

/** The top of the tree with its counts, and how many categories stand below it. */
export async function readDirectory(db: Db): Promise<{ entries: DirectoryEntry[]; below: number }> {
  const tree = shownTree(await findTree(db))
  return {
    entries: tree.map(({ title, path, servicesCount }) => ({ title, path, count: servicesCount })),
    below: countBelow(tree),
  }
}

function countBelow(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { below }) => sum + below.length + countBelow(below), 0)
}
