import { stepFactsOf } from '#domain/deals/index.ts'
import { isYourMove, type NextStep, nextStep } from '#domain/deals/next-step-rules.ts'
import { otherParty, type Party } from '#domain/deals/states.ts'
import { capital } from '../clock-view.ts'
import type { Move } from '../list-moves.ts'
import type { RoomContext } from '../room-context.ts'
import { appealNext, disputeNext, disputeOf, overNext } from './next-after.ts'
import { fundNext, proposedNext, questionsNext } from './next-agreement.ts'
import type { Draw, NextBody, NextPanel } from './next-view.ts'
import { deliveredNext, lateNext, requestNext, workNext } from './next-work.ts'

export function nextPanel(context: RoomContext, moves: readonly Move[]): NextPanel {
  const { party } = context
  const step = stepIn(context)
  const draw: Draw = (names, title, what, clock = null) => {
    const stand = names.flatMap((name) =>
      moves.filter((one) => name === one.do || name === `${one.do} ${one.m ?? one.r}`),
    )
    return { title, what, clock, moves: stand.map(({ to }) => to) }
  }
  return {
    ...bodyOf(context, draw, step),
    isYours: party !== null && isYourMove(step),
    who: whoMoves(context, step),
    side: party && sideOf(party, step),
  }
}

/** Whoever is on neither side sees what the buyer would, without the requests between the two. */
function stepIn({ room, party, now }: RoomContext): NextStep {
  const facts = stepFactsOf(room)
  return nextStep(party ? facts : { ...facts, openRequests: [], questions: [] }, party ?? 'buyer', now)
}

function sideOf(party: Party, { whose }: NextStep): Party | null {
  if (whose === 'yours') return party
  return whose === 'theirs' ? otherParty(party) : null
}

function whoMoves({ isInvited, isAdmin, party, sides }: RoomContext, { name, whose }: NextStep): string {
  if (isInvited) return 'You are invited'
  if (isAdmin || !party) return 'You look as staff'
  if (whose === 'yours') return 'Your move'
  if (whose === 'both') return 'Both sides can settle it'
  if (whose === 'theirs') return `${capital(sides[otherParty(party)].name)} has the next move`
  return name === 'await-decision' || name === 'await-appeal'
    ? 'An administrator decides'
    : 'Nothing has to be done'
}

function bodyOf(context: RoomContext, draw: Draw, { name, aboutId }: NextStep): NextBody {
  const milestone = context.room.milestones.find(({ id }) => id === aboutId)
  const request = context.room.requests.find(({ id }) => id === aboutId)
  if (request) return requestNext(context, draw, request)
  const dispute = disputeOf(context, aboutId)
  if (dispute) return disputeNext(context, draw, name, dispute)
  if (milestone && name === 'await-appeal') return appealNext(context, draw, milestone.id)
  if (milestone && name === 'look') return deliveredNext(context, draw, milestone)
  if (milestone && name === 'decide-late' && context.party) return lateNext(context, draw, milestone)
  if (milestone) return workNext(context, draw, milestone)
  switch (name) {
    case 'answer-proposal':
      return proposedNext(context, draw)
    case 'pay':
      return fundNext(context, draw, ['end'])
    case 'pay-next':
      return fundNext(context, draw, ['propose-milestone', 'end'])
    case 'answer-questions':
      return questionsNext(context, draw)
    default:
      return overNext(context, draw)
  }
}
