import type { LegalDocument } from '../legal-document.ts'
import { agreement } from './agreement.ts'
import { conduct } from './conduct.ts'
import { money } from './money.ts'
import { parties } from './parties.ts'
import { trouble } from './trouble.ts'
import { deals } from './deals.ts'

export const terms: LegalDocument = {
  slug: 'terms',
  title: 'Terms',
  description:
    'What you and we agree to: deals and their clocks, escrow, fees with the arithmetic, disputes and appeals.',
  version: '1.3',
  updatedOn: '2026-11-20',
  sections: [...parties, ...deals, ...money, ...trouble, ...conduct, ...agreement],
}
