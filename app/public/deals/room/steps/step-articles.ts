import type { Move } from '../list-moves.ts'

/** The steps that people ask about, and the article about each. */
export const stepArticles: Partial<Record<Move['do'], string>> = {
  revise: 'ask-for-changes',
  extension: 'change-the-agreement',
  cancel: 'cancel-a-deal',
  'ask-cancel': 'cancel-a-deal',
  'ask-refund': 'partial-refund',
  dispute: 'open-a-dispute',
  'answer-dispute': 'open-a-dispute',
  offer: 'open-a-dispute',
  claim: 'claims-after-completion',
}
