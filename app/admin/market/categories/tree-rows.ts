import { type CategoryIcon, categoryIcon } from '#domain/categories/icon-choices.ts'
import type { TreeNode } from '#domain/categories/index.ts'

/** A category of the tree as its keeper sees it. */
export type TreeRow = {
  id: string
  title: string
  path: string
  icon: CategoryIcon
  count: number
  isHidden: boolean
  /** Its place among those beside it, from 0, and how many they are. */
  place: number
  beside: number
  below: TreeRow[]
}

export function treeRows(nodes: readonly TreeNode[]): TreeRow[] {
  return nodes.map((node, place) => ({
    id: node.id,
    title: node.title,
    path: node.path,
    icon: categoryIcon(node.icon),
    count: node.servicesCount,
    isHidden: node.isHidden,
    place,
    beside: nodes.length,
    below: treeRows(node.below),
  }))
}

export type TreeFilter = { text: string; isHiddenOnly: boolean }

/** What fits, with those above it to show where it stands. */
export function filterRows(rows: readonly TreeRow[], filter: TreeFilter): TreeRow[] {
  const text = filter.text.toLowerCase()
  return rows.flatMap((row) => {
    const below = filterRows(row.below, filter)
    const fits =
      (row.title.toLowerCase().includes(text) || row.path.includes(text)) &&
      (row.isHidden || !filter.isHiddenOnly)
    return fits || below.length > 0 ? [{ ...row, below }] : []
  })
}

export type PlaceOption = { value: string; label: string }

/** Every category by the names from the top down, without one and what stands below it. */
export function placeOptions(
  nodes: readonly TreeNode[],
  withoutId: string | undefined,
  most: number,
): PlaceOption[] {
  const list = (level: readonly TreeNode[], above: string): PlaceOption[] =>
    level.flatMap((node) => {
      if (node.id === withoutId || node.depth > most) return []
      const label = above + node.title
      return [{ value: node.id, label }, ...list(node.below, `${label} / `)]
    })
  return list(nodes, '')
}

export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.below, id)
    if (found) return found
  }
  return undefined
}
