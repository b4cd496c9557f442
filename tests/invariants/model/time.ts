import { type Deal, DAY, isHeld, isOver, type Part, stateOf, type Timer } from './state.ts'

const stopped = (timer: Timer | null, now: number): Timer | null =>
  timer?.at === undefined ? timer : { left: Math.max(0, timer.at - now) }

const running = (timer: Timer | null, now: number): Timer | null =>
  timer?.left === undefined ? timer : { at: now + timer.left }

/** The clock of acceptance stands still and keeps what it had left. */
export function hold({ now }: Deal, part: Part): void {
  part.accepts = stopped(part.accepts, now)
}

export function resume({ now }: Deal, part: Part): void {
  part.accepts = running(part.accepts, now)
}

/** Left open: questions are the whole deal's, so their clock stands while any part of it is argued about. */
function settleQuestions(deal: Deal): void {
  const { parts, now } = deal
  if (deal.endedAt !== null || deal.questions !== 'open') deal.unanswered = null
  const isArgued = parts.some(({ dispute, appeal }) => dispute ?? appeal)
  deal.unanswered = isArgued ? stopped(deal.unanswered, now) : running(deal.unanswered, now)
}

/** After every move: what is moot is void, and who must move next has until then. */
export function settleTime(deal: Deal): void {
  if (isOver(deal)) deal.endedAt ??= deal.now
  if (deal.endedAt !== null) deal.proposal = null
  for (const part of deal.parts) voidMoot(part)
  settleQuestions(deal)
  // Left open: what is agreed on and holds no money ends by itself, some days after the last move.
  const state = stateOf(deal)
  const waits = (state === 'accepted' || state === 'active') && !deal.parts.some(isHeld)
  if (waits) deal.expiresAt = deal.now + deal.rules.unfundedExpiresDays * DAY
  else if (state !== 'proposed') deal.expiresAt = null
}

/** 'A request belongs to its milestone'; these are all that can make it moot. */
function voidMoot(part: Part): void {
  const { asks, state } = part
  if (part.dispute ?? part.appeal) part.asks = {}
  if (state !== 'funded') delete asks.extension
  if (!isHeld(part)) delete asks.cancellation
  const isAskedAfter = state === 'released' && asks.refund?.until !== undefined
  if (!isHeld(part) && !isAskedAfter) delete asks.refund
}
