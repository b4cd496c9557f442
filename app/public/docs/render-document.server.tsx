import { renderToStaticMarkup } from 'react-dom/server'
import { drawTree, type Parts } from '#app/ui/markdown/draw-tree.tsx'
import { readMarkdown } from '#app/ui/markdown/read-markdown.ts'
import type { Figures } from './figures/figures.ts'
import { labelCells } from './label-cells.ts'
import type { DocumentSection, LegalDocument } from '../../shared/docs/legal-document.ts'

export type RenderedSection = Pick<DocumentSection, 'id' | 'title' | 'shows'> & { html: string }

const renderedByFigures = new WeakMap<Figures, Map<LegalDocument, RenderedSection[]>>()

/** A document's sections as HTML: made on the server, so that the browser gets no Markdown library, and once for the same figures. */
export function renderDocument(document: LegalDocument, figures: Figures): RenderedSection[] {
  const rendered = renderedByFigures.get(figures) ?? new Map<LegalDocument, RenderedSection[]>()
  renderedByFigures.set(figures, rendered)
  const known = rendered.get(document)
  if (known) return known
  const sections = document.sections.map((section) => ({
    id: section.id,
    title: section.title,
    shows: section.shows,
    html: renderSection(section, figures),
  }))
  rendered.set(document, sections)
  return sections
}

function renderSection(section: DocumentSection, figures: Figures): string {
  const tree = readMarkdown(section.markdown(figures))
  labelCells(tree)
  return renderToStaticMarkup(drawTree(tree, partsOf(section)))
}

function partsOf(section: DocumentSection): Parts {
  return {
    h3: ({ children }) => <h3 id={`${section.id}-${anchorOf(String(children))}`}>{children}</h3>,
    // What scrolls on a phone must be reachable by keys, and be named.
    table: ({ children }) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section className="prose-table" aria-label={`Table: ${section.title}`} tabIndex={0}>
        <table>{children}</table>
      </section>
    ),
  }
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
