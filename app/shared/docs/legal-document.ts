import type { Figures } from '#app/shared/docs/figures/figures.ts'

export type DocumentSection = {
  /** The anchor, which people cite: it never changes. */
  id: string
  title: string
  markdown: (figures: Figures) => string
  /** What the page adds under the text from its own data. */
  shows?: 'rule-changes' | 'dispute-figures' | 'appeal-figures'
}

export type LegalDocument = {
  slug: string
  title: string
  description: string
  version: string
  /** The day the words changed last, as 2026-11-15; figures have dates of their own in the log of changes. */
  updatedOn: string
  sections: readonly DocumentSection[]
}
