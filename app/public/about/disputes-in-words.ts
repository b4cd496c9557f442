import { counted, days } from '#app/shared/figures/figures.ts'
import type { DisputeOutcomes } from '#domain/deals/index.ts'

/** How disputes ended, in one line that hides nothing. */
export function disputesInWords(
  { released, refunded, split, withdrawn }: DisputeOutcomes,
  lastDays: number,
): string {
  const ended = released + refunded + split + withdrawn
  if (ended === 0) return `No dispute has ended in the last ${days(lastDays)}.`
  return `${counted(ended, 'dispute')} ended in the last ${days(lastDays)}: ${released} released to the seller, ${refunded} refunded to the buyer, ${split} split, ${withdrawn} withdrawn.`
}
