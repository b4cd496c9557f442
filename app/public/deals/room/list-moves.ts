import { whyNotDeal, whyNotMilestone } from '#domain/deals/policy.ts'
import { tipLeft, tipsIn } from '#domain/deals/tip-rules.ts'
import { isDealOver, type MilestoneMoveName } from '#domain/deals/states.ts'
import { workOut } from '#domain/ledger/arithmetic.ts'
import { minor } from '#platform/money/money.ts'
import type { StepIntent } from './act-on-room.ts'
import { addressOf, type RoomContext } from './room-context.ts'

/** What can be done in the room, each at an address of its own where it is explained before it is done. */
export type Move = {
  do: StepIntent | 'change'
  m?: string | undefined
  r?: string | undefined
  label: string
  to: string
}

const milestoneMoves = [
  ['fund', 'fund', 'Pay into escrow'],
  ['deliver', 'deliver', 'Deliver'],
  ['accept', 'accept', 'Accept and release'],
  ['revise', 'revise', 'Ask for a revision'],
  ['extension', 'askExtension', 'Ask for more time'],
  ['release-early', 'releaseEarly', 'Release early'],
  ['cancel', 'cancel', 'Cancel at once'],
  ['ask-cancel', 'askCancel', 'Ask to cancel'],
  ['dispute', 'dispute', 'Open a dispute'],
  ['claim', 'claim', 'Make a claim'],
] as const satisfies readonly (readonly [string, MilestoneMoveName, string])[]

const dealMoves = [
  ['accept-deal', 'accept', 'Accept the deal'],
  ['decline', 'decline', 'Decline'],
  ['withdraw', 'withdraw', 'Withdraw the proposal'],
  ['answers', 'answerRequirements', 'Answer the questions'],
  ['propose-milestone', 'proposeMilestone', 'Propose another milestone'],
  ['end', 'end', 'End the deal'],
  ['tip', 'tip', 'Give a tip'],
] as const

export const tipLeftIn = ({ room }: RoomContext) => tipLeft(room.milestones, tipsIn(room.events))

/** Every move that this person may make now: a button stands exactly where the operation would do it. */
export function listMoves(context: RoomContext): Move[] {
  const { party } = context
  if (!party) return []
  const move = (name: StepIntent, label: string, rest: { m?: string; r?: string } = {}): Move => ({
    do: name,
    label,
    ...rest,
    to: addressOf(context, { do: name, ...rest }),
  })
  return [
    ...dealMoves
      .filter(([, name]) => !whyNotDeal(context.facts, name, party))
      .filter(([, name]) => name !== 'tip' || tipLeftIn(context) > 0n)
      .map(([name, , label]) => move(name, label)),
    ...proposalMoves(context, move),
    ...milestoneMovesOf(context, move),
    ...requestMoves(context, move),
    ...disputeMoves(context, move),
    ...(isDealOver(context.facts.state) ? [] : [move('add-files', 'Add files')]),
  ]
}

type Make = (name: StepIntent, label: string, rest?: { m?: string; r?: string }) => Move

function proposalMoves({ facts, party, room, id }: RoomContext, move: Make): Move[] {
  if (!party || whyNotDeal(facts, 'change', party)) return []
  const isAlone = !room.deal.buyerId || !room.deal.sellerId
  return [
    { do: 'change', label: 'Change the proposal', to: `/deals/${id}/change` },
    ...(isAlone ? [move('new-link', 'Make a new invitation link')] : []),
  ]
}

function milestoneMovesOf(context: RoomContext, move: Make): Move[] {
  const { facts, party, now } = context
  if (!party) return []
  const amounts = amountsOf(context)
  return facts.milestones.flatMap((milestone) =>
    milestoneMoves
      .filter(([, name]) => !whyNotMilestone(facts, name, party, milestone, now))
      .map(([name, , label]) => move(name, amounts[name]?.(milestone) ?? label, { m: milestone.id })),
  )
}

/** A button that moves money says how much. */
function amountsOf({ room, terms, money }: RoomContext): Record<string, (of: { id: string }) => string> {
  const priceOf = (id: string) => room.milestones.find((one) => one.id === id)?.priceMinor ?? minor(0)
  return {
    fund: ({ id }) => `Pay ${money(workOut(priceOf(id), terms, room.deal.feeBearer).buyerPays)} into escrow`,
    accept: ({ id }) => `Accept and release ${money(priceOf(id))}`,
  }
}

function requestMoves({ facts, party, room }: RoomContext, move: Make): Move[] {
  if (facts.state === 'disputed') return []
  return room.requests
    .filter(({ state }) => state === 'open')
    .flatMap(({ id: r, by }) =>
      by === party
        ? [move('take-back', 'Take it back', { r })]
        : [move('agree', 'Agree', { r }), move('refuse', 'Refuse', { r })],
    )
}

function disputeMoves({ party, room }: RoomContext, move: Make): Move[] {
  const open = room.disputes.find(({ state }) => state === 'open')
  if (!open) return []
  return [
    ...(open.offeredBy && open.offeredBy !== party ? [move('settle', 'Agree to the settlement')] : []),
    ...(open.openedBy !== party && !open.answeredAt ? [move('answer-dispute', 'Answer the dispute')] : []),
    ...room.questions
      .filter(({ askedOf, answeredAt }) => askedOf === party && !answeredAt)
      .map(({ id: r }) => move('answer-question', 'Answer the administrator', { r })),
    move('offer', 'Offer a settlement'),
    ...(open.openedBy === party ? [move('withdraw-dispute', 'Withdraw the dispute')] : []),
  ]
}
