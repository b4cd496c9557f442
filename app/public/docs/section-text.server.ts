import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Figures } from './figures/figures.ts'
import type { TreeNode } from './label-cells.ts'
import type { DocumentSection } from './legal-document.ts'

/** Elements that stand inside a line of text; the end of any other is the end of a word. */
const inline = new Set(['a', 'em', 'strong', 'code', 'del'])

/** What a section says, without its Markdown: the text that search looks through. */
export function sectionText(section: DocumentSection, figures: Figures): string {
  let text = ''
  function gather(node: TreeNode): void {
    if (node.tagName === 'thead') return
    if (node.type === 'text') text += node.value ?? ''
    for (const child of node.children ?? []) gather(child)
    if (node.tagName === 'td') text += ' · '
    else if (node.tagName === 'tr') text = endRow(text)
    else if (node.type === 'element' && !inline.has(node.tagName ?? '')) text += ' '
  }
  ReactMarkdown({
    children: section.markdown(figures),
    skipHtml: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [() => (tree: TreeNode) => gather(tree)],
  })
  return text.replace(/\s+/g, ' ').trim()
}

function endRow(text: string): string {
  const row = text.replace(/\s*·\s*$/, '')
  return /[.;]$/.test(row) ? `${row} ` : `${row}. `
}
