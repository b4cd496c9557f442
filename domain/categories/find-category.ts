import { eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { TreeNode } from './find-tree.ts'
import { category, categoryRedirect } from './schema.server.ts'

type FoundCategory =
  | { outcome: 'found'; line: readonly TreeNode[] }
  | { outcome: 'moved'; path: string }
  | { outcome: 'unknown' }

/** What stands at an address; `line` is the category and those above it, from the top down. */
export async function findCategory(
  db: Db | DrizzleTransaction,
  tree: readonly TreeNode[],
  path: string,
): Promise<FoundCategory> {
  const line = walk(tree, path.split('/'))
  if (line) return { outcome: 'found', line }
  // A null character is never stored, and the database refuses even to look for one.
  if (path.includes('\0')) return { outcome: 'unknown' }
  const [led] = await db
    .select({ path: category.path })
    .from(categoryRedirect)
    .innerJoin(category, eq(category.id, categoryRedirect.categoryId))
    .where(eq(categoryRedirect.fromPath, path))
  return led ? { outcome: 'moved', path: led.path } : { outcome: 'unknown' }
}

function walk(nodes: readonly TreeNode[], [slug, ...rest]: string[]): TreeNode[] | undefined {
  const found = nodes.find((node) => node.slug === slug)
  if (!found) return undefined
  if (rest.length === 0) return [found]
  const below = walk(found.below, rest)
  return below && [found, ...below]
}
