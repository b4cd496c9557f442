import { closeAsk, dropPlanned, end, endForNothing } from './act.ts'
import { sellersIn, shared } from './money.ts'
import { settleTime } from './time.ts'
import { type Deal, type Part, stateOf } from './state.ts'

/** A deadline that has come, with the part that it is about; nothing where it is about the deal. */
export type Due = { clock: string; part: number | null }

/** Everything that falls due by now, whoever runs it. */
export function dueNow(deal: Deal): Due[] {
  const isDue = (at: number | undefined | null) => at !== undefined && at !== null && at <= deal.now
  const ofParts = deal.parts.flatMap(({ accepts, asks }, part): Due[] => [
    ...(isDue(accepts?.at) ? [{ clock: 'accept-delivery', part }] : []),
    ...(isDue(asks.cancellation?.until) ? [{ clock: 'agree-cancellation', part }] : []),
    ...(isDue(asks.refund?.until) ? [{ clock: 'lapse-refund', part }] : []),
  ])
  const name = stateOf(deal) === 'proposed' ? 'expire-proposal' : 'expire-unfunded'
  return [
    ...ofParts,
    ...(isDue(deal.expiresAt) ? [{ clock: name, part: null }] : []),
    ...(isDue(deal.unanswered?.at) ? [{ clock: 'cancel-unanswered', part: null }] : []),
  ]
}

/** Silence: a delivery is accepted; a cancellation is agreed to only where nothing was delivered. */
export function ring(deal: Deal, { clock, part: nth }: Due): void {
  if (!dueNow(deal).some((due) => due.clock === clock && due.part === nth)) return
  if (clock === 'cancel-unanswered') return ringUnanswered(deal)
  const part = deal.parts[nth ?? 0] as Part
  if (clock === 'accept-delivery') end(deal, part, part.price)
  if (clock === 'agree-cancellation') {
    closeAsk(deal, part, { kind: 'cancellation' })
    if (!part.wasDelivered) endForNothing(deal, part, 'neither')
  }
  if (clock === 'lapse-refund') closeAsk(deal, part, { kind: 'refund' })
  if (nth === null) {
    if (['proposed', 'accepted'].includes(stateOf(deal))) deal.outcome = 'expired'
    dropPlanned(deal)
  }
  settleTime(deal)
}

/** 'When the buyer never answers': all that waits for the answers goes back, and the fault is the buyer's. */
function ringUnanswered(deal: Deal): void {
  deal.unanswered = null
  const waiting = deal.parts.filter(({ state }) => state === 'funded')
  for (const part of waiting) endForNothing(deal, part, 'buyer')
  if (waiting.length > 0) settleTime(deal)
}

/** What was earned becomes the seller's own after its days. */
export function clear(deal: Deal): void {
  const { now } = deal
  const pay = (amounts: readonly number[]) => {
    for (const [nth, one] of sellersIn(deal).entries()) {
      one.clearing -= amounts[nth] ?? 0
      one.earned += amounts[nth] ?? 0
    }
  }
  for (const part of deal.parts)
    if (part.clears && !part.clears.isHeld && part.clears.at <= now) {
      pay(part.clears.amounts)
      part.clears = null
    }
  for (const tip of deal.tips)
    if (tip.clearsAt !== null && tip.clearsAt <= now) {
      pay(shared(tip.amount, deal.shares))
      tip.clearsAt = null
    }
}
