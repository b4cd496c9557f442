import { readMarkdown } from '#app/ui/markdown/read-markdown.ts'
import type { TextNode } from '#app/ui/markdown/text-tree.ts'
import type { Figures } from '#app/shared/docs/figures/figures.ts'
import type { DocumentSection } from './legal-document.ts'

/** Elements that stand inside a line of text; the end of any other is the end of a word. */
const inline = new Set(['a', 'em', 'strong', 'code', 's'])

/** What a section says, without its Markdown: the text that search looks through. */
export function sectionText(section: DocumentSection, figures: Figures): string {
  let text = ''
  function gather(node: TextNode): void {
    if (typeof node === 'string') text += node
    else if (node.tag !== 'thead') {
      node.children.forEach(gather)
      if (node.tag === 'td') text += ' · '
      else if (node.tag === 'tr') text = endRow(text)
      else if (!inline.has(node.tag)) text += ' '
    }
  }
  for (const node of readMarkdown(section.markdown(figures))) gather(node)
  return text.replace(/\s+/g, ' ').trim()
}

function endRow(text: string): string {
  const row = text.replace(/\s*·\s*$/, '')
  return /[.;]$/.test(row) ? `${row} ` : `${row}. `
}
