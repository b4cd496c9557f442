import type { MemberEdge } from '#app/edge.ts'
import { findTree, type TreeNode } from '#domain/categories/index.ts'

/** What the form chooses from. */
export async function loadChoices({ db, settings, viewer }: MemberEdge) {
  const tree = await findTree(db)
  return {
    timeZone: viewer.timeZone,
    marketplace: settings.marketplaceName,
    categories: optionsOf(tree),
    brands: [
      { value: 'default', label: settings.marketplaceName },
      ...settings.brands.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
    /** A page on which the place beside a category can be looked at. */
    anyCategoryPath: tree.find(({ isHidden }) => !isHidden)?.path ?? null,
    paths: pathsOf(tree),
  }
}

export type Choices = Awaited<ReturnType<typeof loadChoices>>

function optionsOf(tree: readonly TreeNode[], above = ''): { value: string; label: string }[] {
  return tree.flatMap(({ id, title, below }) => [
    { value: id, label: above + title },
    ...optionsOf(below, `${above}${title} / `),
  ])
}

const pathsOf = (tree: readonly TreeNode[]): Record<string, string> =>
  Object.assign({}, ...tree.map(({ id, path, below }) => ({ [id]: path, ...pathsOf(below) })))
