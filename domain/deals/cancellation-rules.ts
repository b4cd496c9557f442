import type { DealFacts, MilestoneFacts } from './moves/deal-facts.ts'
import type { Fault } from './schema.server.ts'
import { otherParty, type Party } from './states.ts'

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

/** The seller is banned and has handed over nothing: the buyer need not wait. What was delivered is accepted or disputed as ever. */
export function mayLeave(
  { banned }: Pick<DealFacts, 'banned'>,
  { state, firstDeliveredAt }: MilestoneFacts,
): boolean {
  return state === 'funded' && !firstDeliveredAt && banned.includes('seller') && !banned.includes('buyer')
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

/** Whose fault it is when one side cancels at once: shown before the press, and recorded by it. */
export function cancellationFault(
  facts: Pick<DealFacts, 'rules' | 'banned'>,
  milestone: MilestoneFacts,
  { by, now }: { by: Party; now: Date },
): 'neither' | 'seller' {
  const isOtherBanned = facts.banned.includes(otherParty(by))
  if (isOtherBanned && (by === 'seller' || mayLeave(facts, milestone))) return 'neither'
  return by === 'buyer' && isFreeToCancel(facts, milestone, now) ? 'neither' : 'seller'
}

/** Whose fault it is when nobody answered: who asked may take it upon themselves, and whoever was silent has agreed to no blame. */
export function faultBySilence(named: Fault, askedBy: Party): Fault {
  return named === askedBy || named === 'both' ? askedBy : 'neither'
}
