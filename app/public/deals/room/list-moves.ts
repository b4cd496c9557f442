import { type Attempt, isUnpaid, type MoveName, subjectOf, whyNot } from '#domain/deals/policy.ts'
import { hasCleared } from '#domain/deals/milestones/clearing-rules.ts'
import { tipLeft, tipsIn } from '#domain/deals/tip-rules.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { minor } from '#platform/money/money.ts'
import { intentWords, type MoveIntent } from './steps/intent-words.ts'
import { addressOf, type RoomContext } from './room-context.ts'

/** What can be done in the room, each at an address of its own where it is explained before it is done. */
export type Move = {
  do: MoveIntent
  m?: string | undefined
  r?: string | undefined
  label: string
  to: string
}

/** What a move may be about: how the address names it, and how the policy does. */
type Subject = { at: { m?: string; r?: string }; about: Omit<Attempt, 'by' | 'now'> }

const names = Object.keys(intentWords) as (keyof typeof intentWords)[]

export const tipLeftIn = ({ room }: RoomContext) => tipLeft(room.milestones, tipsIn(room.events))

/** Every move that this person may make now: a button stands exactly where the operation would do it. */
export function listMoves(context: RoomContext): Move[] {
  const { facts, party, now } = context
  const { room, viewerId } = context
  const who = { isWorker: room.isWorker, isUnpaid: isUnpaid(room, viewerId) }
  if (!party) return []
  return groupBySubject(names).flatMap(({ of, group }) =>
    subjectsIn(context, of).flatMap(({ at, about }) =>
      group
        .filter((name) => !whyNot(facts, name, { ...about, ...who, by: party, now }))
        .filter((name) => name !== 'giveTip' || (tipLeftIn(context) > 0n && !context.room.isTipLost))
        .filter((name) => name !== 'addDealFiles' || !context.room.isApart)
        .map((name) => {
          const { intent, label } = intentWords[name]
          const to =
            name === 'changeDeal' ? `/deals/${context.id}/change` : addressOf(context, { do: intent, ...at })
          return { do: intent, ...at, label: ownLabel(context, name, at.m) ?? label, to }
        }),
    ),
  )
}

type Group = { of: ReturnType<typeof subjectOf>; group: (keyof typeof intentWords)[] }

/** Moves about the same kind of thing stand together, one thing after another. */
function groupBySubject(all: readonly (keyof typeof intentWords)[]): Group[] {
  const groups: Group[] = []
  for (const name of all) {
    const of = subjectOf(name)
    const last = groups.at(-1)
    if (last?.of === of) last.group.push(name)
    else groups.push({ of, group: [name] })
  }
  return groups
}

function subjectsIn({ facts, room }: RoomContext, of: Group['of']): Subject[] {
  switch (of) {
    case 'milestone':
      return facts.milestones.map(({ id }) => ({ at: { m: id }, about: { milestoneId: id } }))
    case 'request':
      return facts.openRequests.map(({ id }) => ({ at: { r: id }, about: { requestId: id } }))
    case 'dispute':
      return facts.disputes
        .filter(({ state }) => state === 'open')
        .map(({ milestoneId }) => ({ at: { m: milestoneId }, about: { milestoneId } }))
    case 'question':
      return room.questions.map((question) => ({ at: { r: question.id }, about: { question } }))
    default:
      return [{ at: {}, about: {} }]
  }
}

/** A button that moves money says how much, and what one side asks for the other one offers. */
function ownLabel(
  { room, terms, money, party, facts, now }: RoomContext,
  name: MoveName,
  milestoneId: string | undefined,
): string | undefined {
  const milestone = room.milestones.find(({ id }) => id === milestoneId)
  const price = milestone?.priceMinor ?? minor(0)
  const pays = computeFees(price, terms, room.deal.feeBearer).buyerPays
  if (name === 'fundMilestones') return `Pay ${money(pays)} into escrow`
  if (name === 'acceptDelivery') return `Accept and release ${money(price)}`
  // What has cleared nobody takes: it can only be asked for.
  if (name === 'claimMoney' && milestone && hasCleared(facts, milestone, now)) return 'Ask for money back'
  if (name === 'askRefund') return party === 'buyer' ? 'Ask for part of it back' : 'Offer part of it back'
  if (party !== 'buyer') return undefined
  if (name === 'askExtension') return 'Offer more time'
  return name === 'cancelWork' ? `Cancel at once, ${money(pays)} back` : undefined
}
