import {
  dealMoves,
  type DealMoveName,
  type DealState,
  isHeld,
  milestoneMoves,
  type MilestoneMoveName,
  type MilestoneState,
  type Party,
  type Role,
} from './states.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What of a deal decides who may do what: the same on the page as in the operation. */
export type DealFacts = {
  state: DealState
  proposedBy: Party
  endedAt: Date | null
  requirementsAnsweredAt: Date | null
  hasRequirements: boolean
  rules: { freeCancellationHours: number; lateCancellationHours: number; claimWindowDays: number }
  milestones: readonly MilestoneFacts[]
  openRequests: readonly { kind: string; by: Party }[]
}

export type MilestoneFacts = {
  id: string
  state: MilestoneState
  fundedAt: Date | null
  firstDeliveredAt: Date | null
  dueAt: Date | null
  revisionsLeft: number
}

/** Why not; nothing when it may be done. A button stands exactly where the answer is nothing. */
export type Refusal = string | undefined

export function whyNotDeal(facts: DealFacts, move: DealMoveName, by: Role): Refusal {
  const { from, by: allowed } = dealMoves[move]
  if (!(from as readonly DealState[]).includes(facts.state)) return stateRefusal(facts.state)
  if (!(allowed as readonly Role[]).includes(by)) return 'This is for the other side to do'
  if ((move === 'accept' || move === 'decline') && by === facts.proposedBy)
    return 'You proposed this: the other side answers'
  if (move === 'withdraw' && by !== facts.proposedBy)
    return 'The other side proposed this: accept, change or decline it'
  if (move === 'end' && facts.milestones.some(({ state }) => isHeld(state)))
    return 'Money waits in a milestone: finish or cancel that first'
  if (move === 'answerRequirements' && (!facts.hasRequirements || facts.requirementsAnsweredAt))
    return 'The questions are answered already'
  if (move === 'proposeMilestone' && isOpen(facts, 'milestone')) return 'A new milestone is proposed already'
  return undefined
}

export function whyNotMilestone(
  facts: DealFacts,
  move: MilestoneMoveName,
  by: Role,
  { id }: { id: string },
  now: Date,
): Refusal {
  const found = facts.milestones.find((one) => one.id === id)
  if (!found) return 'There is no such milestone in this deal'
  const row = milestoneMoves[move]
  if (!(row.in as readonly DealState[]).includes(facts.state)) return stateRefusal(facts.state)
  if (!(row.from as readonly MilestoneState[]).includes(found.state))
    return move === 'fund' && isHeld(found.state)
      ? 'This milestone is paid for already'
      : milestoneRefusal(found.state)
  if (!(row.by as readonly Role[]).includes(by)) return 'This is for the other side to do'
  return more[move]?.(facts, found, by, now)
}

type More = (facts: DealFacts, milestone: MilestoneFacts, by: Role, now: Date) => Refusal

const more: Partial<Record<MilestoneMoveName, More>> = {
  deliver: (facts) =>
    facts.hasRequirements && !facts.requirementsAnsweredAt
      ? 'The buyer has not answered the questions yet'
      : undefined,
  revise: (_, { revisionsLeft }) =>
    revisionsLeft > 0 ? undefined : 'All agreed revisions are used: accept, or open a dispute',
  askExtension: (facts, { dueAt }) =>
    !dueAt
      ? 'The time starts when the questions are answered'
      : isOpen(facts, 'extension')
        ? 'More time is asked for already'
        : undefined,
  askCancel: (facts) => (isOpen(facts, 'cancellation') ? 'A cancellation is asked for already' : undefined),
  cancel: (facts, milestone, by, now) => {
    if (by !== 'buyer') return undefined
    return isFreeToCancel(facts, milestone, now) || isTooLate(facts, milestone, now)
      ? undefined
      : 'The free time to cancel has passed: ask the seller to agree'
  },
  claim: ({ endedAt, rules }, _, __, now) =>
    endedAt && now.getTime() <= endedAt.getTime() + rules.claimWindowDays * DAY_MS
      ? undefined
      : 'The time for claims has passed, for both sides',
}

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

const isOpen = ({ openRequests }: DealFacts, kind: string) => openRequests.some((one) => one.kind === kind)

function stateRefusal(state: DealState): string {
  const words: Record<DealState, string> = {
    proposed: 'The deal is not accepted yet',
    accepted: 'No milestone is paid for yet',
    active: 'Work is under way',
    disputed: 'A dispute is open: everything else waits for it',
    completed: 'The deal is completed',
    cancelled: 'The deal was cancelled',
    declined: 'The deal was declined',
    withdrawn: 'The deal was withdrawn',
    expired: 'The deal has expired',
  }
  return words[state]
}

function milestoneRefusal(state: MilestoneState): string {
  const words: Record<MilestoneState, string> = {
    planned: 'This milestone is not paid for yet',
    funded: 'Nothing is delivered for this milestone yet',
    delivered: 'This milestone is delivered already',
    released: 'This milestone is accepted and paid already',
    refunded: 'This milestone was cancelled and its money given back',
    split: 'This milestone was settled by a split',
    dropped: 'This milestone was dropped',
  }
  return words[state]
}
