import { createElement, type ComponentType, type ReactNode } from 'react'
import type { TextNode } from './text-tree.ts'

export type DrawnElement = { attributes: Record<string, string>; children: ReactNode }
/** What stands for an element of a text; any other is drawn as itself. */
export type Parts = Readonly<Record<string, ComponentType<DrawnElement>>>

const EMPTY = new Set(['br', 'hr'])

/** A text's tree as React elements: every word is a text node, so that nothing in it is ever read as HTML. */
export function drawTree(nodes: readonly TextNode[], parts: Parts): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node
    const { tag, attributes } = node
    if (EMPTY.has(tag)) return createElement(tag, { key })
    const Part = parts[tag]
    const children = drawTree(node.children, parts)
    return Part ? (
      <Part key={key} attributes={attributes}>
        {children}
      </Part>
    ) : (
      createElement(tag, { key, ...attributes }, ...children)
    )
  })
}
