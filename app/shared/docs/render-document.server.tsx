import { renderToStaticMarkup } from 'react-dom/server'
import { drawTree, type Parts } from '#app/ui/markdown/draw-tree.tsx'
import { readMarkdown } from '#app/ui/markdown/read-markdown.ts'
import type { Figures } from '#app/shared/docs/figures/figures.ts'
import { labelCells } from '#app/shared/docs/label-cells.ts'
import { anchorOf, tablesOf } from '#app/shared/docs/prose-parts.server.tsx'
import type { DocumentSection, LegalDocument } from './legal-document.ts'

export type RenderedSection = Pick<DocumentSection, 'id' | 'title' | 'shows'> & { html: string }

const renderedByFigures = new WeakMap<Figures, Map<LegalDocument, RenderedSection[]>>()

/** A document's sections as HTML: made on the server, so that the browser gets no Markdown library, and once for the same figures. */
export function renderDocument(document: LegalDocument, figures: Figures): RenderedSection[] {
  const rendered = renderedByFigures.get(figures) ?? new Map<LegalDocument, RenderedSection[]>()
  renderedByFigures.set(figures, rendered)
  const known = rendered.get(document)
  if (known) return known
  const sections = renderSections(document, figures)
  rendered.set(document, sections)
  return sections
}

/** The same for a text that nobody else reads: nothing of it is kept. */
export function renderSections({ sections }: LegalDocument, figures: Figures): RenderedSection[] {
  return sections.map((section) => ({
    id: section.id,
    title: section.title,
    shows: section.shows,
    html: renderSection(section, figures),
  }))
}

function renderSection(section: DocumentSection, figures: Figures): string {
  const tree = readMarkdown(section.markdown(figures))
  labelCells(tree)
  return renderToStaticMarkup(drawTree(tree, partsOf(section)))
}

function partsOf(section: DocumentSection): Parts {
  return {
    h3: ({ children }) => <h3 id={`${section.id}-${anchorOf(String(children))}`}>{children}</h3>,
    ...tablesOf(section.title),
  }
}
