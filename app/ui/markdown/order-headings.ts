import { elementsIn, type TextNode } from './text-tree.ts'

const isHeading = (tag: string) => /^h[1-6]$/.test(tag)

/** The first heading of a text is of the level given and none skips one, however many `#` a person wrote. */
export function orderHeadings(nodes: readonly TextNode[], firstLevel: number): void {
  const open: number[] = []
  for (const heading of elementsIn(nodes, isHeading)) {
    const written = Number(heading.tag.slice(1))
    while ((open.at(-1) ?? 0) >= written) open.pop()
    open.push(written)
    heading.tag = `h${Math.min(6, firstLevel + open.length - 1)}`
  }
}
