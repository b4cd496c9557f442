import { createHash } from 'node:crypto'
import type { ServiceContent } from '#domain/catalogue/service-content.ts'
import type { CartLine } from './schema.server.ts'

type Chosen = Pick<CartLine, 'tier' | 'extraIds'>

/**
 * In short, the words that a deal about this choice would hold its two sides to: what is sold, what the package includes, how often it is
 * revised, the extras, and what the buyer is asked for. Price and days are no words: they are kept as they are, and compared
 * themselves. Nor is what the page says beside the terms: the description, answers and pictures.
 *
 * Orders wait with one of these: with another recipe all of them would be found changed, so this one stays.
 */
export function hashTerms({ tier, extraIds }: Chosen, content: ServiceContent): string {
  const pack = content.packages.find((one) => one.tier === tier)
  const told = [
    content.title,
    pack && [pack.title, pack.includes, pack.revisions],
    // Moved up or down they say the same.
    content.extras
      .filter(({ id }) => extraIds.includes(id))
      .map(({ title }) => title)
      .toSorted(),
    content.requirements
      .map(({ question, kind, choices, isRequired }) =>
        JSON.stringify([question, kind, isRequired, kind === 'choice' ? choices : []]),
      )
      .toSorted(),
  ]
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}

/** Whether the words are others than those its owner said yes to; of what was chosen before they were kept nobody knows. */
export const hasOtherTerms = (seen: string | null, now: string): boolean => seen !== null && seen !== now
