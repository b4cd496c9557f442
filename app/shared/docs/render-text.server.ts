import { documentRules, type DocumentSlug } from '#domain/documents/index.ts'
import type { Figures } from './figures/figures.ts'
import { documents } from './index.ts'
import { pageTexts, type PageSlug } from './page-texts.ts'
import { documentOf } from './read-documents.server.ts'
import { renderSections, type RenderedSection } from './render-document.server.tsx'

const NO_DAY = new Date(0)

/** How a text would look as this document; one on a page is a part under its name. */
export function renderText(slug: DocumentSlug, body: string, figures: Figures): RenderedSection[] {
  return renderSections(draftOf(slug, body), figures)
}

/** A text that is not in force, in the frame of its document. */
export function draftOf(slug: DocumentSlug, body: string) {
  const { title, hasSections } = documentRules[slug]
  const written = hasSections ? body : `## ${title} {#text}\n\n${body}`
  const program = documents.find((one) => one.slug === slug) ?? {
    slug,
    title,
    description: pageTexts[slug as PageSlug].description,
    version: '',
    updatedOn: '',
    sections: [],
  }
  return documentOf(program, { number: 0, effectiveAt: NO_DAY, body: written })
}
