import type { Tab } from '#app/ui/tabs/tabs.tsx'
import type { TreeNode } from '#domain/categories/index.ts'

/**
 * What stands below the category, with all of it first. One that nothing stands below shows those beside it,
 * so that a visitor moves along without going back up.
 */
export function categoryTabs(line: readonly TreeNode[]): (Tab & { label: string })[] {
  const [own, over] = [line.at(-1), overOf(line)]
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

function overOf(line: readonly TreeNode[]): TreeNode | undefined {
  const own = line.at(-1)
  return own && shownBelow(own).length > 0 ? own : line.at(-2)
}

/** What of the tree a category's page shows: the way to it, what stands below it, and its tabs. */
export function tagsOfLine(line: readonly TreeNode[]): string[] {
  const [own, over] = [line.at(-1), overOf(line)]
  const named = [...line, ...(over ? shownBelow(over) : [])].map(({ id }) => `category:${id}`)
  const held = [own, over].flatMap((one) => (one ? `below:${one.id}` : []))
  return [...new Set([...named, ...held])]
}
