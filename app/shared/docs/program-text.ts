import { initialSettings } from '#domain/settings/index.ts'
import { documentSlugs, writeSections, type DocumentSlug } from '#domain/documents/index.ts'
import { figuresOf, type Figures } from './figures/figures.ts'
import { documents } from './index.ts'
import { pageTexts, type PageSlug } from './page-texts.ts'

/** Every figure as the place that it is written at: `{{clearingDays}}`, `{{example.price}}`. */
function placesFor(figures: Record<string, unknown>, above = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? `{{${above}${name}}}`
        : placesFor(value as Record<string, unknown>, `${above}${name}.`),
    ]),
  )
}

const places = placesFor(figuresOf(initialSettings)) as Figures

/** The text that comes with the program, as an operator goes on from it: version 0. */
export type ProgramText = { body: string; version: string }

const texts = new Map<DocumentSlug, ProgramText>(documentSlugs.map((slug) => [slug, textOf(slug)]))

function textOf(slug: DocumentSlug): ProgramText {
  const document = documents.find((one) => one.slug === slug)
  if (!document) return pageTexts[slug as PageSlug]
  const sections = document.sections.map(({ id, title, markdown }) => ({
    id,
    title,
    markdown: markdown(places),
  }))
  return { body: writeSections(sections), version: document.version }
}

export function programText(slug: DocumentSlug): ProgramText {
  const text = texts.get(slug)
  if (!text) throw new Error(`There is no text of ${slug}`)
  return text
}
