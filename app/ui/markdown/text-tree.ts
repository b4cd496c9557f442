/** A text as what it is made of, before it is drawn: words, and elements that hold words. */
export type TextNode = string | TextElement
export type TextElement = { tag: string; attributes: Record<string, string>; children: TextNode[] }

export function elementsIn(nodes: readonly TextNode[], isWanted: (tag: string) => boolean): TextElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const below = elementsIn(node.children, isWanted)
    return isWanted(node.tag) ? [node, ...below] : below
  })
}

export function wordsIn(nodes: readonly TextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsIn(node.children))).join('')
}
