import type { LegalDocument } from '#app/shared/docs/legal-document.ts'
import type { Suggestion } from '../results/nothing-asked.tsx'

/** What is worth knowing before money moves. */
const suggested: readonly (readonly [slug: string, id: string])[] = [
  ['terms', 'fees'],
  ['terms', 'clocks'],
  ['terms', 'escrow'],
  ['terms', 'cancelling'],
  ['terms', 'disputes'],
  ['terms', 'payouts'],
  ['privacy', 'cookies'],
  ['recommendations', 'formula'],
]

export function suggestedSections(documents: readonly LegalDocument[]): Suggestion[] {
  return suggested.flatMap(([slug, id]) => {
    const document = documents.find((one) => one.slug === slug)
    const section = document?.sections.find((one) => one.id === id)
    return document && section
      ? [{ to: `/docs/${slug}#${id}`, title: section.title, where: document.title }]
      : []
  })
}
