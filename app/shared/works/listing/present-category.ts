import { redirect } from 'react-router'
import { findCategory, type TreeNode } from '#domain/categories/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'

/** The same address, with the place where its category is now; itself, unless that category was renamed, moved or merged. */
export async function withPresentCategory(
  db: Db | DrizzleTransaction,
  url: URL,
  tree: readonly TreeNode[],
): Promise<URL> {
  const path = url.searchParams.get('category') ?? ''
  const found = path === '' ? undefined : await findCategory(db, tree, path)
  if (found?.outcome !== 'moved') return url
  const present = new URL(url)
  present.searchParams.set('category', found.path)
  return present
}

/** Links to a list that were kept or sent lead to what they were about. */
export async function leadToPresentCategory(db: Db, url: URL, tree: readonly TreeNode[]): Promise<void> {
  const present = await withPresentCategory(db, url, tree)
  if (present !== url) throw redirect(`${present.pathname}${present.search}`, 301)
}
