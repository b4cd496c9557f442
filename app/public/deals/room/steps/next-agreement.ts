import { otherParty } from '#domain/deals/states.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { add, type Minor } from '#platform/money/money.ts'
import { capital, clockOf } from '../clock-view.ts'
import type { RoomContext } from '../room-context.ts'
import type { Draw, NextBody } from './next-view.ts'

export function proposedNext(context: RoomContext, draw: Draw): NextBody {
  const { room, party, sides, isInvited, named } = context
  const { proposedBy, proposedAt } = room.deal
  const proposer = capital(named(proposedBy))
  const clock = clockFrom(context, 'expire-proposal', proposedAt, 'proposed', 'it expires')
  if (isInvited)
    return draw(
      ['join'],
      `${proposer} proposes a deal with you.`,
      `You would be the ${otherParty(proposedBy)}. Read it through. When you join, you can accept, change or decline it; nothing is paid by that.`,
    )
  if (party === proposedBy) {
    const other = sides[otherParty(proposedBy)]
    return draw(
      ['new-link', 'change', 'withdraw'],
      `Waiting for ${other.name} to answer.`,
      other.username
        ? `${other.name} can accept, change or decline it. Nothing is paid until then.`
        : 'They come by the link or the e-mail that you sent. Nothing is paid until they accept.',
      clock,
    )
  }
  if (room.deal.origin === 'proposal' && room.deal.version === 1)
    return draw(
      ['accept-deal', 'change', 'decline'],
      party
        ? 'The project was changed after your proposal: confirm it.'
        : 'The proposal waits for an answer.',
      `${proposer} chose your proposal, for the project as it is now. Nothing is agreed until you accept, and accepting pays nothing yet.`,
      clock,
    )
  return draw(
    ['accept-deal', 'change', 'decline'],
    party ? 'Read the proposal and answer it.' : 'The proposal waits for an answer.',
    `${proposer} proposed version ${room.deal.version}. Accepting pays nothing yet: the buyer pays into escrow afterwards.`,
    clock,
  )
}

export function fundNext(context: RoomContext, draw: Draw, more: string[]): NextBody {
  const { room, party, named, money, terms } = context
  const planned = room.milestones.filter(({ state }) => state === 'planned')
  const [first] = planned
  const pays = (prices: Minor[]) =>
    add(...prices.map((price) => computeFees(price, terms, room.deal.feeBearer).buyerPays))
  const clock = clockFrom(
    context,
    'expire-unfunded',
    room.deal.changedAt,
    'agreed',
    room.deal.state === 'accepted' ? 'the deal expires' : 'the deal ends',
  )
  if (context.facts.banned.length > 0)
    return draw(
      more,
      'Nothing more can be paid in.',
      'One side is banned. The deal can be ended, or wait for the ban to be lifted.',
      clock,
    )
  if (!first) return draw(more, 'Nothing is planned.', 'Propose another milestone, or end the deal.', clock)
  const one = money(pays([first.priceMinor]))
  const all = money(pays(planned.map(({ priceMinor }) => priceMinor)))
  const what =
    planned.length > 1
      ? `“${first.title}” is ${one}, all ${planned.length} milestones are ${all}. The money waits in escrow until the work is accepted.`
      : `The money for “${first.title}” waits in escrow until the work is accepted.`
  return party === 'buyer'
    ? draw([`fund ${first.id}`, ...more], `Pay ${one} into escrow, and the work begins.`, what, clock)
    : draw(more, `Waiting for ${named('buyer')} to pay into escrow.`, what, clock)
}

export function questionsNext(context: RoomContext, draw: Draw): NextBody {
  const { room, party, named } = context
  const count = room.deal.requirements.length
  const clock = clockFrom(
    context,
    'cancel-unanswered',
    room.deal.changedAt,
    'paid',
    'cancelled and paid back',
  )
  return party === 'buyer'
    ? draw(
        ['answers'],
        count === 1
          ? 'Answer one question, and the work begins.'
          : `Answer ${count} questions, and the work begins.`,
        'The time to deliver starts with your answers.',
        clock,
      )
    : draw([], `Waiting for ${named('buyer')} to answer your questions.`, 'Your time starts then.', clock)
}

function clockFrom(context: RoomContext, kind: string, from: Date, start: string, end: string) {
  const found = context.room.clocks.find((one) => one.kind === kind && one.stoppedLeftMs === null)
  return found ? clockOf(context, from, found.runsAt, { start, end }) : null
}
