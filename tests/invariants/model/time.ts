import { type Deal, DAY, isHeld, isOver, type Part, stateOf } from './state.ts'

/** The clock of acceptance stands still and keeps what it had left. */
export function hold({ now }: Deal, part: Part): void {
  if (part.accepts?.at !== undefined) part.accepts = { left: Math.max(0, part.accepts.at - now) }
}

export function resume({ now }: Deal, part: Part): void {
  if (part.accepts?.left !== undefined) part.accepts = { at: now + part.accepts.left }
}

/** After every move: what is moot is void, and who must move next has until then. */
export function settleTime(deal: Deal): void {
  if (isOver(deal)) deal.endedAt ??= deal.now
  if (deal.endedAt !== null) deal.proposal = null
  for (const part of deal.parts) voidMoot(part)
  // Left open: what is agreed on and holds no money ends by itself, some days after the last move.
  const state = stateOf(deal)
  const waits = (state === 'accepted' || state === 'active') && !deal.parts.some(isHeld)
  if (waits) deal.expiresAt = deal.now + deal.rules.unfundedExpiresDays * DAY
  else if (state !== 'proposed') deal.expiresAt = null
}

/** 'A request belongs to its milestone'; these are all that can make it moot. */
function voidMoot(part: Part): void {
  const { asks, state } = part
  if (part.dispute) part.asks = {}
  if (state !== 'funded') delete asks.extension
  if (!isHeld(part)) delete asks.cancellation
  const isAskedAfter = state === 'released' && asks.refund?.until !== undefined
  if (!isHeld(part) && !isAskedAfter) delete asks.refund
}
