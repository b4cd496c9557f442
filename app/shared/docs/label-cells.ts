import { elementsIn, wordsIn, type TextNode } from '#app/ui/markdown/text-tree.ts'

/** Writes the head of its column on every cell, so that a row can be read by itself where a phone stacks it. */
export function labelCells(nodes: readonly TextNode[]): void {
  for (const table of elementsIn(nodes, (tag) => tag === 'table')) {
    const heads = elementsIn([table], (tag) => tag === 'th').map(({ children }) => wordsIn(children))
    for (const row of elementsIn([table], (tag) => tag === 'tr')) {
      for (const [column, cell] of elementsIn([row], (tag) => tag === 'td').entries()) {
        cell.attributes['data-head'] = heads[column] ?? ''
      }
    }
  }
}
