import { type Deal, DAY, HOUR, isHeld, type Kind, other, type Part, type Side, stateOf } from './state.ts'

/** What somebody tries: about which part, and of a request which kind. */
export type Try = { move: string; by: Side | 'admin'; part?: number; kind?: Kind }

/** 'When one side is banned no new money goes in', whoever wants to pay. */
const isOpen = ({ banned }: Deal) => !banned.buyer && !banned.seller

const inDeal: Record<string, (deal: Deal, by: Side) => boolean> = {
  changeDeal: (deal) => stateOf(deal) === 'proposed',
  // Left open: nothing new is agreed with somebody banned, since no money could go into it.
  acceptDeal: (deal, by) => stateOf(deal) === 'proposed' && by !== deal.proposedBy && isOpen(deal),
  declineDeal: (deal, by) => stateOf(deal) === 'proposed' && by !== deal.proposedBy,
  withdrawDeal: (deal, by) => stateOf(deal) === 'proposed' && by === deal.proposedBy,
  // Left open: either side ends what was agreed on while no money waits in it.
  endDeal: (deal) => ['accepted', 'active'].includes(stateOf(deal)) && !deal.parts.some(isHeld),
  answerRequirements: (deal, by) => by === 'buyer' && goesOn(deal) && deal.questions === 'open',
  proposeMilestone: (deal) => goesOn(deal) && !deal.proposal && isOpen(deal),
  giveTip: (deal, by) => stateOf(deal) === 'completed' && by === 'buyer' && isOpen(deal),
}

/** 'Active', and other milestones go on beside a dispute; a claim comes after the end. */
const goesOn = (deal: Deal) => ['active', 'disputed'].includes(stateOf(deal)) && deal.endedAt === null

/** Until its money is the seller's own. */
export const isClearing = ({ rules, now }: Deal, { state, endedAt }: Part) =>
  state === 'released' && endedAt !== null && now < endedAt + rules.clearingDays * DAY

const isFree = ({ rules, now }: Deal, { wasDelivered, paidAt }: Part) =>
  !wasDelivered && paidAt !== null && now <= paidAt + rules.freeCancellationHours * HOUR

/** Left open: the buyer of somebody banned leaves what was never delivered; what was is accepted or argued about as ever. */
const mayLeave = ({ banned }: Deal, { wasDelivered }: Part) => banned.seller && !banned.buyer && !wasDelivered

function mayCancelAtOnce(deal: Deal, part: Part, by: Side): boolean {
  if (by === 'seller') return isHeld(part)
  if (part.state !== 'funded') return false
  const isLate = part.due !== null && deal.now >= part.due + deal.rules.lateCancellationHours * HOUR
  return isFree(deal, part) || isLate || mayLeave(deal, part)
}

/** 'They may leave without fault', and nobody is at fault in the free hour; else the seller did not do it, or not in time. */
export function faultOfCancelling(deal: Deal, part: Part, by: Side): Side | 'neither' {
  if (by === 'seller') return deal.banned.buyer ? 'neither' : 'seller'
  return isFree(deal, part) || mayLeave(deal, part) ? 'neither' : 'seller'
}

/** With a part that nobody argues about. */
const inPart: Record<string, (deal: Deal, part: Part, by: Side) => boolean> = {
  fund: (deal, { state }, by) =>
    by === 'buyer' && state === 'planned' && (stateOf(deal) === 'accepted' || goesOn(deal)) && isOpen(deal),
  // Left open: nobody delivers before they know what is wanted.
  deliver: ({ questions }, { state }, by) => by === 'seller' && state === 'funded' && questions !== 'open',
  askRevision: (_, { state, revisions }, by) => by === 'buyer' && state === 'delivered' && revisions > 0,
  acceptDelivery: (_, { state }, by) => by === 'buyer' && state === 'delivered',
  releaseEarly: (_, { state }, by) => by === 'buyer' && state === 'funded',
  askExtension: (_, { state, asks, due }) => state === 'funded' && due !== null && !asks.extension,
  cancelWork: mayCancelAtOnce,
  askCancellation: (_, part) => isHeld(part) && !part.asks.cancellation,
  askRefund: (deal, part) => (isHeld(part) || isClearing(deal, part)) && !part.asks.refund,
  openDispute: (_, part, by) => isHeld(part) && part.withdrawn[by] < 2,
  claimMoney: ({ endedAt, now, rules }, { state, wasClaimed, decided }, by) =>
    state === 'released' &&
    endedAt !== null &&
    now <= endedAt + rules.claimWindowDays * DAY &&
    !wasClaimed[by] &&
    !decided,
  // 'Once, within the days in settings', by either side.
  appealDecision: ({ now, rules }, { decided }) =>
    decided !== null && !decided.wasAppealed && now < decided.at + (rules.appealDays ?? 0) * DAY,
}

/** Within the dispute of a part. */
const inDispute: Record<string, (dispute: NonNullable<Part['dispute']>, by: Side) => boolean> = {
  answerDispute: ({ by: opener, isAnswered }, by) => by !== opener && !isAnswered,
  offerSettlement: () => true,
  agreeSettlement: ({ offer }, by) => offer !== null && offer.by !== by,
  withdrawDispute: ({ by: opener }, by) => by === opener,
}

const toRequest: Record<string, (asker: Side, by: Side) => boolean> = {
  agreeRequest: (asker, by) => by === other(asker),
  refuseRequest: (asker, by) => by === other(asker),
  withdrawRequest: (asker, by) => by === asker,
}

export const movesOfDeal = Object.keys(inDeal)
export const movesOfPart = [...Object.keys(inPart), ...Object.keys(inDispute)]
export const movesOfRequest = Object.keys(toRequest)

/** Who may do what now. */
export function may(deal: Deal, { move, by, part: nth = 0, kind }: Try): boolean {
  const part = deal.parts[nth]
  if (move === 'decideDispute') return by === 'admin' && Boolean(part?.dispute)
  if (move === 'decideAgain') return by === 'admin' && Boolean(part?.appeal)
  if (by === 'admin') return false
  const ofDeal = inDeal[move]
  if (ofDeal) return ofDeal(deal, by)
  if (toRequest[move]) return mayAnswer(deal, move, by, nth, kind)
  if (!part) return false
  const ofDispute = inDispute[move]
  if (ofDispute) return part.dispute !== null && ofDispute(part.dispute, by)
  return part.dispute === null && part.appeal === null && Boolean(inPart[move]?.(deal, part, by))
}

function mayAnswer(deal: Deal, move: string, by: Side, nth: number, kind: Kind | undefined): boolean {
  const part = deal.parts[nth]
  const ask = kind === 'milestone' ? deal.proposal : kind && part?.asks[kind]
  if (!ask || !toRequest[move]?.(ask.by, by)) return false
  if (move === 'agreeRequest' && kind === 'milestone' && !isOpen(deal)) return false
  const isTooLate = kind === 'refund' && part?.state === 'released' && !isClearing(deal, part)
  return !(move === 'agreeRequest' && isTooLate)
}
