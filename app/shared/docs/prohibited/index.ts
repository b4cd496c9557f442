import type { LegalDocument } from '../legal-document.ts'
import { decisions } from './decisions.ts'
import { lists } from './lists.ts'

export const prohibited: LegalDocument = {
  slug: 'prohibited',
  title: 'What may not be sold',
  description:
    'What may not be sold or asked for here, what needs care, how a decision is made and how to appeal against it.',
  version: '1.0',
  updatedOn: '2026-11-15',
  sections: [...lists, ...decisions],
}
