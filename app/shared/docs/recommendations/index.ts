import type { LegalDocument } from '../legal-document.ts'
import { ranking } from './ranking.ts'
import { suggestions } from './suggestions.ts'

export const recommendations: LegalDocument = {
  slug: 'recommendations',
  title: 'How ranking works',
  description:
    'Why a result stands where it stands: the parts of relevance and quality, what is chosen for you, and what never counts.',
  version: '1.1',
  updatedOn: '2026-11-17',
  sections: [...ranking, ...suggestions],
}
