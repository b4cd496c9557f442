import type { Tab } from '#app/ui/tabs/tabs.tsx'
import type { TreeNode } from '#domain/categories/index.ts'

/**
 * What stands below the category, with all of it first. One that nothing stands below shows those beside it,
 * so that a visitor moves along without going back up.
 */
export function categoryTabs(line: readonly TreeNode[]): (Tab & { label: string })[] {
  const own = line.at(-1)
  const over = own && shownBelow(own).length > 0 ? own : line.at(-2)
  if (!own || !over) return []
  return [
    { to: `/categories/${over.path}`, label: 'All', count: over.servicesCount, current: over === own },
    ...shownBelow(over).map((node) => ({
      to: `/categories/${node.path}`,
      label: node.title,
      count: node.servicesCount,
      current: node.id === own.id,
    })),
  ]
}

const shownBelow = (node: TreeNode) => node.below.filter(({ isHidden }) => !isHidden)
