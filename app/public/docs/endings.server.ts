import { disputesInWords } from '#app/public/about/disputes-in-words.ts'
import { countAppealFigures } from '#domain/appeals/index.ts'
import { countDisputeOutcomes } from '#domain/deals/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { appealsInWords } from './appeals-in-words.ts'
import type { LegalDocument } from '../../shared/docs/legal-document.ts'

const DISPUTE_DAYS = 90

export type Endings = Partial<Record<'dispute-figures' | 'appeal-figures', string>>

/** How disputes and appeals ended, where a document publishes it. */
export async function readEndings(db: Db, { sections }: LegalDocument, now: Date): Promise<Endings> {
  if (!sections.some(({ shows }) => shows === 'dispute-figures' || shows === 'appeal-figures')) return {}
  const [outcomes, appeals] = await Promise.all([
    countDisputeOutcomes(db, addDays(now, -DISPUTE_DAYS), now),
    countAppealFigures(db),
  ])
  return {
    'dispute-figures': disputesInWords(outcomes, DISPUTE_DAYS),
    'appeal-figures': appealsInWords(appeals),
  }
}
