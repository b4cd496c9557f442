import { timelineWords, type TimelineKind } from '#domain/deals/timeline-words.ts'
import type { DealEvent } from '#domain/deals/index.ts'
import {
  askedInEvent,
  mootWords,
  requestNames,
  requestSentence,
} from '#domain/deals/requests/request-words.ts'
import { capital } from '../clock-view.ts'
import type { RoomContext } from '../room-context.ts'

export type TimelineLine = {
  number: number
  words: string
  notes: string[]
  amount: string | null
  parts: string[]
}

const text = (value: string | number | null | undefined) =>
  typeof value === 'string' && value ? value : undefined
const figure = (value: string | number | null | undefined) => (typeof value === 'number' ? value : undefined)

const onlyReasons = ({ reason, fault, answerBy }: DealEvent['data']): DealEvent['data'] => ({
  reason: reason ?? null,
  fault: fault ?? null,
  answerBy: answerBy ?? null,
})

/** What happened, in the words of who looks. */
export function timelineView(context: RoomContext): TimelineLine[] {
  return context.room.events.map((event) => ({
    number: event.number,
    words: wordsOf(context, event),
    ...detailsOf(context, event),
  }))
}

export function wordsOf(context: RoomContext, event: DealEvent): string {
  const { room, sides, viewerId } = context
  const { kind, by, milestoneId, data } = event
  const words: string = timelineWords[kind as TimelineKind] ?? kind
  const title = room.milestones.find(({ id }) => id === milestoneId)?.title
  const about = title ? `: “${title}”` : ''
  if (kind === 'request-void') return `${mootSentence(data) ?? words}${about}`
  // What happens by itself is a sentence of its own already.
  if (/^[A-Z]/.test(words)) return words + about
  const who =
    by === 'admin'
      ? 'An administrator'
      : by === 'clock'
        ? 'The clock'
        : sides[by].isYou && (!sides[by].team || event.memberId === viewerId)
          ? 'You'
          : capital(ofTeam(context, event) ?? sides[by].name)
  const asked = askedIn(context, event)
  return asked ? requestSentence(who, asked, 'then') : `${who} ${words}${about}`
}

/** Who of a team that sells did it. */
const ofTeam = ({ team }: RoomContext, { by, memberId }: DealEvent) =>
  by === 'seller' ? team?.people.find((one) => one.memberId === memberId)?.name : undefined

const askedIn = ({ room, money, day }: RoomContext, event: DealEvent) =>
  askedInEvent(event, room.milestones.find(({ id }) => id === event.milestoneId)?.title ?? null, {
    money,
    date: day,
  })

/** 'The request for more time no longer matters, the work was delivered'. */
function mootSentence({ request, because }: DealEvent['data']): string | undefined {
  const name = requestNames[request as keyof typeof requestNames]
  const why = mootWords[because as keyof typeof mootWords]
  return name && why ? `${name} no longer matters, ${why}` : undefined
}

function detailsOf(context: RoomContext, event: DealEvent) {
  const { money, exact, sides } = context
  // What is asked is said in its sentence, with its dates and amounts.
  const isAsked = askedIn(context, event) !== undefined
  const data = isAsked ? onlyReasons(event.data) : event.data
  const reason = text(data['reason'])
  const dueAt = text(data['dueAt'])
  const acceptsAt = text(data['acceptsAt'])
  const answerBy = text(data['answerBy'])
  const askedOf = data['askedOf'] === 'buyer' || data['askedOf'] === 'seller' ? data['askedOf'] : undefined
  const days = figure(data['days'])
  const files = figure(data['files'])
  const price = figure(data['priceMinor'])
  const title = text(data['title'])
  const wanted = figure(data['wantedMinor']) ?? figure(data['earnedMinor'])
  const notes = [
    title ? `“${title}”` : undefined,
    reason && !data['wantedMinor'] && data['wantedMinor'] !== 0 ? `“${reason}”` : undefined,
    askedOf ? `Of ${sides[askedOf].isYou ? 'you' : sides[askedOf].name}` : undefined,
    days === undefined ? undefined : `${days} ${days === 1 ? 'day' : 'days'}`,
    price === undefined ? undefined : `The price is ${money(price)} now`,
    dueAt ? `Due ${exact(new Date(dueAt))}` : undefined,
    acceptsAt ? `Accepted automatically on ${exact(new Date(acceptsAt))}` : undefined,
    answerBy ? `To be answered by ${exact(new Date(answerBy))}` : undefined,
    files ? `${files} ${files === 1 ? 'file' : 'files'}` : undefined,
    wanted === undefined ? undefined : `${money(wanted)} of the price earned`,
    text(data['fault']) ? `Fault: ${text(data['fault'])}` : undefined,
  ].filter((note) => note !== undefined)
  const shares = (
    [
      ['toSellerMinor', `to ${sides.seller.isYou && !sides.seller.team ? 'you' : sides.seller.name}`],
      ['toMarketplaceMinor', 'to the marketplace'],
      ['toBuyerMinor', `to ${sides.buyer.isYou ? 'you' : sides.buyer.name}`],
    ] as const
  ).flatMap(([name, to]) => {
    const part = figure(data[name])
    return part ? [{ part, to }] : []
  })
  // What was parted stands whole above its parts.
  const whole = shares.length > 0 ? shares.reduce((sum, { part }) => sum + part, 0) : undefined
  const amount = figure(data['amountMinor']) ?? whole
  return {
    notes,
    amount: amount === undefined ? null : money(amount),
    parts: shares.map(({ part, to }) => `${money(part)} ${to}`),
  }
}
