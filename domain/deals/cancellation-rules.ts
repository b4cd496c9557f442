import type { DealFacts, MilestoneFacts } from './moves/deal-facts.ts'

const HOUR_MS = 3_600_000

/** Within the free hours after paying, while nothing was delivered. */
export function isFreeToCancel(
  { rules }: Pick<DealFacts, 'rules'>,
  { state, fundedAt, firstDeliveredAt }: MilestoneFacts,
  now: Date,
): boolean {
  if (state !== 'funded' || !fundedAt || firstDeliveredAt) return false
  return now.getTime() <= fundedAt.getTime() + rules.freeCancellationHours * HOUR_MS
}

/** Later than the buyer must wait for. */
export function isTooLate(
  { rules }: Pick<DealFacts, 'rules'>,
  { state, dueAt }: MilestoneFacts,
  now: Date,
): boolean {
  if (state !== 'funded' || !dueAt) return false
  return now.getTime() >= dueAt.getTime() + rules.lateCancellationHours * HOUR_MS
}
