import { type NextStep, nextStep } from '#domain/deals/next-step-rules.ts'
import { isTooLate } from '#domain/deals/cancellation-rules.ts'
import { isDealOver, otherParty } from '#domain/deals/states.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { add, type Minor } from '#platform/money/money.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { capital, clockOf } from '../clock-view.ts'
import { disputeNext, overNext } from './next-after.ts'
import type { Move } from '../list-moves.ts'
import type { Draw, NextPanel } from './next-view.ts'
import type { RoomContext } from '../room-context.ts'

export function nextPanel(context: RoomContext, moves: readonly Move[]): NextPanel {
  const { party, facts, isInvited, isAdmin } = context
  const draw: Draw = (names, title, what, clock = null) => {
    const stand = moves.filter((one) =>
      names.some((name) => name === one.do || name === `${one.do} ${one.m ?? one.r}`),
    )
    const order = (one: Move) => names.findIndex((name) => name.split(' ')[0] === one.do)
    return {
      isYours: stand.length > 0 && order(stand.toSorted((a, b) => order(a) - order(b))[0] as Move) === 0,
      who: '',
      side: null,
      title,
      what,
      clock,
      moves: stand.toSorted((first, second) => order(first) - order(second)).map(({ to }) => to),
    }
  }
  const panel = panelOf(context, draw)
  const who = isInvited
    ? 'You are invited'
    : isAdmin
      ? 'You look as an administrator'
      : panel.isYours
        ? 'Your move'
        : facts.state === 'disputed'
          ? 'Both sides can settle it'
          : !isDealOver(facts.state) && party
            ? `${capital(context.sides[otherParty(party)].name)} has the next move`
            : 'Nothing has to be done'
  const waitsFor = !isDealOver(facts.state) && facts.state !== 'disputed' && party ? otherParty(party) : null
  return { ...panel, who, side: panel.isYours ? party : waitsFor }
}

/** Whoever is on neither side sees what the buyer would, without the requests between the two. */
function stepIn({ room, facts, party }: RoomContext): NextStep {
  const openRequests = room.requests.filter(({ state, by }) => party && state === 'open' && by !== party)
  return nextStep(
    { ...facts, milestones: room.milestones, openRequests, clocks: room.clocks },
    party ?? 'buyer',
  )
}

function panelOf(context: RoomContext, draw: Draw): NextPanel {
  const { name, aboutId } = stepIn(context)
  const milestone = context.room.milestones.find(({ id }) => id === aboutId)
  const request = context.room.requests.find(({ id }) => id === aboutId)
  if (request) return requestNext(context, draw, request)
  if (milestone)
    return name === 'look' ? deliveredNext(context, draw, milestone) : workNext(context, draw, milestone)
  switch (name) {
    case 'answer-proposal':
      return proposedNext(context, draw)
    case 'pay':
      return fundNext(context, draw, ['end'])
    case 'pay-next':
      return fundNext(context, draw, ['propose-milestone', 'end'])
    case 'answer-questions':
      return questionsNext(context, draw)
    case 'settle':
      return disputeNext(context, draw)
    default:
      return overNext(context, draw)
  }
}

function clockFrom(context: RoomContext, kind: string, from: Date, start: string, end: string) {
  const found = context.room.clocks.find((one) => one.kind === kind && one.stoppedLeftMs === null)
  return found ? clockOf(context, from, found.runsAt, { start, end }) : null
}

function proposedNext(context: RoomContext, draw: Draw): NextPanel {
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
      ['nothing', 'new-link', 'change', 'withdraw'],
      `Waiting for ${other.name} to answer.`,
      other.username
        ? `${other.name} can accept, change or decline it. Nothing is paid until then.`
        : 'They come by the link or the e-mail that you sent. Nothing is paid until they accept.',
      clock,
    )
  }
  return draw(
    ['accept-deal', 'change', 'decline'],
    party ? 'Read the proposal and answer it.' : 'The proposal waits for an answer.',
    `${proposer} proposed version ${room.deal.version}. Accepting pays nothing yet: the buyer pays into escrow afterwards.`,
    clock,
  )
}

function fundNext(context: RoomContext, draw: Draw, more: string[]): NextPanel {
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
  if (!first) return draw(more, 'Nothing is planned.', 'Propose another milestone, or end the deal.', clock)
  const one = money(pays([first.priceMinor]))
  const all = money(pays(planned.map(({ priceMinor }) => priceMinor)))
  const what =
    planned.length > 1
      ? `“${first.title}” is ${one}, all ${planned.length} milestones are ${all}. The money waits in escrow until the work is accepted.`
      : `The money for “${first.title}” waits in escrow until the work is accepted.`
  return party === 'buyer'
    ? draw([`fund ${first.id}`, ...more], `Pay ${one} into escrow, and the work begins.`, what, clock)
    : draw(['nothing', ...more], `Waiting for ${named('buyer')} to pay into escrow.`, what, clock)
}

function questionsNext(context: RoomContext, draw: Draw): NextPanel {
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

type Milestone = RoomContext['room']['milestones'][number]

function deliveredNext(context: RoomContext, draw: Draw, milestone: Milestone): NextPanel {
  const { party, named, room, money, soon, terms } = context
  const { title, deliveredAt, id, revisionsLeft } = milestone
  const runs = room.clocks.find(({ kind, subjectId }) => kind === 'accept-delivery' && subjectId === id)
  const until = runs ? soon(runs.runsAt) : undefined
  const clock =
    runs && deliveredAt
      ? clockOf(context, deliveredAt, runs.runsAt, { start: 'delivered', end: 'accepted automatically' })
      : null
  const gets = computeFees(milestone.priceMinor, terms, room.deal.feeBearer).sellerGets
  if (party === 'buyer')
    return draw(
      [`accept ${id}`, `revise ${id}`, `dispute ${id}`],
      `Look at “${title}” and accept it${until ? ` by ${until}` : ''}.`,
      `If you do nothing, it is accepted automatically and ${capital(named('seller'))} gets ${money(gets)}. Revisions left: ${revisionsLeft}.`,
      clock,
    )
  return draw(
    ['nothing', `dispute ${id}`],
    `Waiting for ${named('buyer')} to look at “${title}”.`,
    `${until ? `By ${until} it is accepted automatically. ` : ''}${capital(named('seller'))} ${party === 'seller' ? 'get' : 'gets'} ${money(gets)}.`,
    clock,
  )
}

function workNext(context: RoomContext, draw: Draw, milestone: Milestone): NextPanel {
  const { party, named, facts, now, soon } = context
  const { id, title, dueAt, fundedAt, days } = milestone
  const from =
    fundedAt && dueAt ? new Date(Math.max(fundedAt.getTime(), dueAt.getTime() - days * DAY_MS)) : null
  const clock = from && dueAt ? clockOf(context, from, dueAt, { start: 'begun', end: 'due' }) : null
  const due = dueAt ? ` by ${soon(dueAt)}` : ''
  if (party === 'seller')
    return draw(
      [`deliver ${id}`, `extension ${id}`],
      clock?.isLate ? `“${title}” is late: deliver it now.` : `Deliver “${title}”${due}.`,
      'The money for it waits in escrow. When it is accepted it goes to your balance and clears.',
      clock,
    )
  if (isTooLate(facts, milestone, now))
    return draw(
      [`cancel ${id}`, `extension ${id}`],
      `“${title}” is late.`,
      `You may cancel it at once and have the whole money back, or wait for ${named('seller')}.`,
      clock,
    )
  return draw(
    ['nothing', `extension ${id}`, `cancel ${id}`],
    `${capital(named('seller'))} is at work on “${title}”.`,
    `You will look at it${due ? `, due${due}` : ''}. The money waits in escrow until you accept.`,
    clock,
  )
}

function requestNext(
  context: RoomContext,
  draw: Draw,
  request: RoomContext['room']['requests'][number],
): NextPanel {
  const asks = capital(context.named(request.by))
  const titles = {
    extension: `${asks} asks for ${request.days === 1 ? 'one more day' : `${request.days} more days`}.`,
    cancellation: `${asks} asks to cancel.`,
    milestone: `${asks} proposes another milestone.`,
  }
  const clock = request.answerBy
    ? clockOf(context, request.askedAt, request.answerBy, { start: 'asked', end: 'silence agrees' })
    : null
  return draw(
    [`agree ${request.id}`, `refuse ${request.id}`],
    titles[request.kind],
    request.reason || 'Agree or refuse.',
    clock,
  )
}
