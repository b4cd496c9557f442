import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { type CategoryIcon, categoryIcon } from '#domain/categories/icon-choices.ts'
import type { TreeNode } from '#domain/categories/index.ts'

/** A category with all below it, as far as a page paints it. */
export type Branch = {
  path: string
  title: string
  description: string
  icon: CategoryIcon
  count: number
  below: Branch[]
}

export function branchOf(node: TreeNode): Branch {
  return {
    path: node.path,
    title: node.title,
    description: node.description,
    icon: categoryIcon(node.icon),
    count: node.servicesCount,
    below: node.below.map(branchOf),
  }
}

export function countWords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'service' : 'services'}`
}
