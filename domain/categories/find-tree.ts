import { sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { prepared } from '#platform/db/statements/prepared.ts'
import { category } from './schema.server.ts'

/** What pages show of a category, and no more. */
type Shown = Readonly<{
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
}>

/** One tree is shown to all who ask while it stands as it is: nobody may change it. */
export type TreeNode = Shown & { readonly below: readonly TreeNode[] }

/**
 * Which rows stand where, each as its last transaction left it: what is different in any way has another state, also for whoever is in the
 * middle of changing it, and no two databases have the same.
 */
const STATE = sql`select concat(current_database(), extract(epoch from pg_postmaster_start_time()),
  md5(string_agg(concat(ctid, xmin), ',' order by ctid))) as state from ${category}`

const ROWS = sql`select json_agg(json_build_object('id', id, 'parentId', parent_id, 'slug', slug, 'title', title,
  'description', description, 'icon', icon, 'path', path, 'depth', depth, 'isHidden', is_hidden,
  'servicesCount', services_count) order by depth, position, title, id) from ${category}`

/** The rows only for whoever does not know this state of theirs. */
const wholeTree = prepared((db) =>
  db
    .select({
      state: sql<string>`seen.state`,
      rows: sql<
        Shown[] | null
      >`case when seen.state is distinct from ${sql.placeholder('known')}::text then (${ROWS}) end`,
    })
    .from(sql`(${STATE}) as seen`)
    .prepare('find_whole_tree'),
)

let latest: { state: string; tree: readonly TreeNode[] } | undefined

/**
 * The whole tree, in its order: a few hundred rows at most. Most pages ask for it, and it changes seldom: each time the database says whether
 * it is still the one that this process made last.
 */
export async function findTree(db: Db | DrizzleTransaction): Promise<readonly TreeNode[]> {
  const known = latest
  const [found] = await wholeTree(db).execute({ known: known?.state ?? null })
  if (known && found?.state === known.state) return known.tree
  const tree = growTree(found?.rows ?? [])
  if (found) latest = { state: found.state, tree }
  return tree
}

function growTree(rows: readonly Shown[]): TreeNode[] {
  const nodes = new Map<string, TreeNode & { below: TreeNode[] }>()
  const top: TreeNode[] = []
  for (const row of rows) {
    const node = { ...row, below: [] }
    nodes.set(row.id, node)
    const siblings = row.parentId ? nodes.get(row.parentId)?.below : top
    siblings?.push(node)
  }
  return top
}

const shownOf = new WeakMap<readonly TreeNode[], readonly TreeNode[]>()

/** What everyone may see of the tree. */
export function shownTree(tree: readonly TreeNode[]): readonly TreeNode[] {
  const known = shownOf.get(tree)
  if (known) return known
  const shown = tree
    .filter(({ isHidden }) => !isHidden)
    .map((node) => ({ ...node, below: shownTree(node.below) }))
  shownOf.set(tree, shown)
  return shown
}

/** Where services may hang: every category that nothing stands below. */
export function leavesOf(tree: readonly TreeNode[]): TreeNode[] {
  return tree.flatMap((node) => (node.below.length === 0 ? [node] : leavesOf(node.below)))
}
