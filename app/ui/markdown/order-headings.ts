type Node = { type: string; depth?: number; children?: Node[] }

/** For remark: the first heading of a text is of the first level and none skips one, however many `#` a person wrote. */
export function orderHeadings() {
  return (tree: Node): void => {
    const open: number[] = []
    for (const heading of headingsIn(tree)) {
      const written = heading.depth ?? 1
      while ((open.at(-1) ?? 0) >= written) open.pop()
      open.push(written)
      heading.depth = open.length
    }
  }
}

function headingsIn(node: Node): Node[] {
  return node.type === 'heading' ? [node] : (node.children ?? []).flatMap(headingsIn)
}
