import { askedBy, requestSentence } from '#domain/deals/requests/request-words.ts'
import { revisionsLeftWords } from '#domain/deals/milestones/revision-words.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { addDays } from '#platform/clock/clock.ts'
import { capital, clockOf } from '../clock-view.ts'
import type { RoomContext } from '../room-context.ts'
import type { Draw, NextBody } from './next-view.ts'

type Milestone = RoomContext['room']['milestones'][number]
type Request = RoomContext['room']['requests'][number]

export function deliveredNext(context: RoomContext, draw: Draw, milestone: Milestone): NextBody {
  const { party, named, room, money, soon, terms } = context
  const { title, deliveredAt, id } = milestone
  const runs = room.clocks.find(({ kind, subjectId }) => kind === 'accept-delivery' && subjectId === id)
  // It stands still while somebody asks to cancel.
  const isRunning = runs?.stoppedLeftMs === null
  const until = isRunning ? soon(runs.runsAt) : undefined
  const clock =
    isRunning && deliveredAt
      ? clockOf(context, deliveredAt, runs.runsAt, { start: 'delivered', end: 'accepted automatically' })
      : null
  const gets = computeFees(milestone.priceMinor, terms, room.deal.feeBearer).sellerGets
  if (party === 'buyer')
    return draw(
      [`accept ${id}`, `revise ${id}`, `dispute ${id}`],
      `Look at “${title}” and accept it${until ? ` by ${until}` : ''}.`,
      `${
        isRunning
          ? `If you do nothing, it is accepted automatically and ${capital(named('seller'))} gets ${money(gets)}.`
          : 'Nothing is accepted by itself while the request to cancel is open.'
      } Revisions left: ${revisionsLeftWords(room.deal, milestone)}.`,
      clock,
    )
  return draw(
    [`dispute ${id}`],
    `Waiting for ${named('buyer')} to look at “${title}”.`,
    `${until ? `By ${until} it is accepted automatically. ` : ''}${capital(named('seller'))} ${party === 'seller' ? 'get' : 'gets'} ${money(gets)}.`,
    clock,
  )
}

/** From the day that the work began, as far as it is known, to the day that it is due. */
function dueClock(context: RoomContext, { dueAt, fundedAt, days }: Milestone) {
  if (!fundedAt || !dueAt) return null
  const begins = addDays(dueAt, -days)
  // What comes before it was handed over early: its own days have not begun, the work on it has.
  const from = begins < fundedAt || begins > context.now ? fundedAt : begins
  return clockOf(context, from, dueAt, { start: 'begun', end: 'due' })
}

export function workNext(context: RoomContext, draw: Draw, milestone: Milestone): NextBody {
  const { party, named, soon, money, terms, room, team } = context
  const { id, title, dueAt, priceMinor } = milestone
  const clock = dueClock(context, milestone)
  const held = money(computeFees(priceMinor, terms, room.deal.feeBearer).buyerPays)
  const due = dueAt ? ` by ${soon(dueAt)}` : ''
  if (party === 'seller')
    return draw(
      [`deliver ${id}`, `extension ${id}`],
      clock?.isLate ? `“${title}” is late: deliver it now.` : `Deliver “${title}”${due}.`,
      `${held} for “${title}” is held in escrow. When it is accepted it ${team ? 'is split by the shares of the team' : 'goes to your balance'} and clears.`,
      clock,
    )
  return draw(
    [`extension ${id}`, `cancel ${id}`],
    clock?.isLate
      ? `${capital(named('seller'))} is late with “${title}”.`
      : `${capital(named('seller'))} is at work on “${title}”.`,
    `You will look at it${due ? `, due${due}` : ''}. ${held} is held in escrow until you accept.`,
    clock,
  )
}

/** So late that the buyer need not wait: most still want the work, so that offering time stands before giving it up. */
export function lateNext(context: RoomContext, draw: Draw, milestone: Milestone): NextBody {
  const { named, soon } = context
  const { id, title, dueAt } = milestone
  return draw(
    [`extension ${id}`, `cancel ${id}`],
    `“${title}” is late${dueAt ? `: it was due ${soon(dueAt)}` : ''}.`,
    `Offer ${named('seller')} more time, or cancel and have the whole money back. You can also just wait.`,
    dueClock(context, milestone),
  )
}

const answered = {
  extension: 'about more time',
  cancellation: 'whether to cancel',
  refund: 'about the refund',
  milestone: 'about another milestone',
}

/** What a silent answer means, at the end of its ruler. */
function silenceWords({ kind }: Request, milestone: Milestone | undefined): string {
  if (kind === 'refund') return 'the money clears'
  return milestone?.firstDeliveredAt ? 'the request lapses' : 'silence agrees'
}

export function requestNext(context: RoomContext, draw: Draw, request: Request): NextBody {
  const { party, named, room, money, day } = context
  const { id, kind, by, reason, answerBy, askedAt, milestoneId } = request
  const milestone = room.milestones.find((one) => one.id === milestoneId)
  const clock = answerBy
    ? clockOf(context, askedAt, answerBy, { start: 'asked', end: silenceWords(request, milestone) })
    : null
  const sentence = requestSentence(
    capital(named(by)),
    askedBy(request, room.milestones, { money, date: day }),
  )
  if (by === party) {
    const other = named(party === 'buyer' ? 'seller' : 'buyer')
    return draw(
      [`take-back ${id}`, `cancel ${milestoneId}`],
      `Waiting for ${other} to answer ${answered[kind]}.`,
      `${sentence}. You can take it back until it is answered.`,
      clock,
    )
  }
  return draw([`agree ${id}`, `refuse ${id}`], `${sentence}.`, reason || 'Agree or refuse.', clock)
}
