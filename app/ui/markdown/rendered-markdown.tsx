import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { Scroller } from '../scroller/scroller.tsx'
import { orderHeadings } from './order-headings.ts'

export type MarkdownSource = {
  text: string
  /** The level of the text's own first heading: a page keeps its order of headings. */
  headingLevel?: 2 | 3 | 4
  allowImages?: boolean
}

type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
const headings: readonly Heading[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

function shiftHeadings(firstLevel: number): Partial<Record<Heading, Heading>> {
  return Object.fromEntries(
    headings.map((heading, index) => [heading, headings[Math.min(index + firstLevel - 1, 5)] ?? 'h6']),
  )
}

// A link of someone else's is no recommendation of ours, and what it opens can't reach back.
function OutgoingLink({ href, title, children }: ComponentProps<'a'>) {
  return (
    <a href={href} title={title} rel="nofollow noopener ugc">
      {children}
    </a>
  )
}

function chooseComponents({ headingLevel = 3 }: MarkdownSource): Components {
  return {
    ...shiftHeadings(headingLevel),
    a: OutgoingLink,
    table: ({ children }) => (
      <Scroller label="Table" className="prose-table">
        <table>{children}</table>
      </Scroller>
    ),
    img: ({ src, alt, title }) => <img src={src} alt={alt ?? ''} title={title} loading="lazy" />,
    input: ({ checked }) => (
      <span className={checked ? 'task is-done' : 'task'}>
        <span className="sr">{checked ? 'Done: ' : 'To do: '}</span>
      </span>
    ),
  }
}

/** People's text as React elements: sanitised twice over, since no HTML in it is ever read as HTML. */
export function RenderedMarkdown(source: MarkdownSource) {
  return (
    <ReactMarkdown
      skipHtml
      remarkPlugins={[remarkGfm, orderHeadings]}
      rehypePlugins={[[rehypeSanitize, defaultSchema]]}
      components={chooseComponents(source)}
      disallowedElements={source.allowImages ? [] : ['img']}
    >
      {source.text}
    </ReactMarkdown>
  )
}
