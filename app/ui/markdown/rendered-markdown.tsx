import { Scroller } from '../scroller/scroller.tsx'
import { drawTree, type DrawnElement, type Parts } from './draw-tree.tsx'
import { orderHeadings } from './order-headings.ts'
import { readMarkdown } from './read-markdown.ts'

export type MarkdownSource = {
  text: string
  /** The level of the text's own first heading: a page keeps its order of headings. */
  headingLevel?: 2 | 3 | 4 | undefined
  allowImages?: boolean | undefined
}

// A link of someone else's is no recommendation of ours, and what it opens can't reach back.
function OutgoingLink({ attributes: { href, title }, children }: DrawnElement) {
  return (
    <a href={href} title={title} rel="nofollow noopener ugc">
      {children}
    </a>
  )
}

function ScrolledTable({ children }: DrawnElement) {
  return (
    <Scroller label="Table" className="prose-table">
      <table>{children}</table>
    </Scroller>
  )
}

function Picture({ attributes: { src, alt, title } }: DrawnElement) {
  return <img src={src} alt={alt ?? ''} title={title} loading="lazy" />
}

const parts: Parts = {
  a: OutgoingLink,
  table: ScrolledTable,
  img: ({ attributes }) => attributes['alt'],
  'to-do': () => <Task label="To do: " className="task" />,
  done: () => <Task label="Done: " className="task is-done" />,
}
const partsWithPictures: Parts = { ...parts, img: Picture }

function Task({ label, className }: { label: string; className: string }) {
  return (
    <span className={className}>
      <span className="sr">{label}</span>
    </span>
  )
}

/** People's text as React elements. */
export function RenderedMarkdown({ text, headingLevel = 3, allowImages = false }: MarkdownSource) {
  const tree = readMarkdown(text)
  orderHeadings(tree, headingLevel)
  return drawTree(tree, allowImages ? partsWithPictures : parts)
}
