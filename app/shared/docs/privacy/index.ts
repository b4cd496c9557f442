import type { LegalDocument } from '../legal-document.ts'
import { choices } from './choices.ts'
import { data } from './data.ts'

export const privacy: LegalDocument = {
  slug: 'privacy',
  title: 'Privacy',
  description:
    'What is kept about you, why, for how long and who sees it; cookies, error reports, your rights and deletion.',
  version: '1.0',
  updatedOn: '2026-11-20',
  sections: [...data, ...choices],
}
