import { asc, eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { prepared } from '#platform/db/statements/prepared.ts'
import { category, categoryRedirect } from './schema.server.ts'

export type TreeNode = {
  id: string
  parentId: string | null
  slug: string
  title: string
  description: string
  icon: string
  path: string
  depth: number
  isHidden: boolean
  servicesCount: number
  below: TreeNode[]
}

/** What pages show of a category, and no more: it is read with most of them. */
const shown = {
  id: category.id,
  parentId: category.parentId,
  slug: category.slug,
  title: category.title,
  description: category.description,
  icon: category.icon,
  path: category.path,
  depth: category.depth,
  isHidden: category.isHidden,
  servicesCount: category.servicesCount,
}

const wholeTree = prepared((db) =>
  db
    .select(shown)
    .from(category)
    .orderBy(asc(category.depth), asc(category.position), asc(category.title), asc(category.id))
    .prepare('find_whole_tree'),
)

/** The whole tree, in its order: a few hundred rows at most, read in one look. */
export async function findTree(db: Db | DrizzleTransaction): Promise<TreeNode[]> {
  const rows = await wholeTree(db).execute()
  const nodes = new Map<string, TreeNode>()
  const top: TreeNode[] = []
  for (const row of rows) {
    const node: TreeNode = { ...row, below: [] }
    nodes.set(row.id, node)
    const siblings = row.parentId ? nodes.get(row.parentId)?.below : top
    siblings?.push(node)
  }
  return top
}

/** What everyone may see of the tree. */
export function shownTree(tree: readonly TreeNode[]): TreeNode[] {
  return tree.filter(({ isHidden }) => !isHidden).map((node) => ({ ...node, below: shownTree(node.below) }))
}

type FoundCategory =
  | { outcome: 'found'; line: TreeNode[] }
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

/** Where services may hang: every category that nothing stands below. */
export function leavesOf(tree: readonly TreeNode[]): TreeNode[] {
  return tree.flatMap((node) => (node.below.length === 0 ? [node] : leavesOf(node.below)))
}
