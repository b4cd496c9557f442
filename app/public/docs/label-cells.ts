export type TreeNode = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: TreeNode[]
}

/** Writes the head of its column on every cell, so that a row can be read by itself where a phone stacks it. */
export function labelCells() {
  return (tree: TreeNode): void => {
    for (const table of elements(tree, 'table')) {
      const heads = elements(table, 'th').map(textOf)
      for (const row of elements(table, 'tr')) {
        for (const [column, cell] of elements(row, 'td').entries()) {
          cell.properties = { ...cell.properties, dataHead: heads[column] }
        }
      }
    }
  }
}

function elements(node: TreeNode, tagName: string): TreeNode[] {
  const below = (node.children ?? []).flatMap((child) => elements(child, tagName))
  return node.tagName === tagName ? [node, ...below] : below
}

function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}
