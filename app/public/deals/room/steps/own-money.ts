import { partsOf } from '#domain/deals/milestones/paid-rules.ts'
import { pricedAs, settle } from '#domain/deals/settle-rules.ts'
import { minor } from '#platform/money/money.ts'
import type { RoomContext } from '../room-context.ts'
import type { Base, Milestone } from './step-base.ts'

type People = NonNullable<RoomContext['team']>['people']

/** Who has no colleague to share with gives as a single seller does. */
const sharesWithOthers = (people: People, memberId: string | null | undefined) =>
  people.some((one) => one.memberId !== memberId && one.basisPoints > 0)

/** Who of a team gives what has cleared: whoever says yes to it, and nobody else. Nothing where one person does as a seller alone. */
export function giverOf(
  { room, party, team, viewerId }: RoomContext,
  { id }: Milestone,
  does: Base['do'],
): string | undefined {
  if (!team || team.people.length === 0) return undefined
  if (party === 'seller') return sharesWithOthers(team.people, viewerId) ? 'you' : undefined
  const offered = room.events.findLast(
    ({ kind, by, milestoneId }) => kind === 'settlement-offered' && by === 'seller' && milestoneId === id,
  )
  // A buyer who agrees takes what one of them offered; to what a buyer offers any of them may agree.
  const giver = team.people.find(({ memberId }) => does === 'settle' && memberId === offered?.memberId)
  if (!giver) return `whoever of ${team.name} agrees`
  return sharesWithOthers(team.people, giver.memberId) ? giver.name : undefined
}

/** What somebody of a team is told before they give what has cleared: that it is theirs alone, and what each was paid. */
export function ownMoneyWords({ room, party, team, viewerId, money }: RoomContext, about: Milestone): string {
  if (party !== 'seller' || !team || !sharesWithOthers(team.people, viewerId)) return ''
  const paid = settle(pricedAs(room.deal, about), minor(about.earnedMinor ?? about.priceMinor)).toSeller
  const parts = partsOf(room, paid).filter(({ amount }) => amount > 0n)
  const nameOf = (id: string) => team.people.find(({ memberId }) => memberId === id)?.name ?? ''
  const mine = parts.find(({ memberId }) => memberId === viewerId)?.amount ?? minor(0)
  const others = parts
    .filter(({ memberId }) => memberId !== viewerId)
    .map(({ memberId, amount }) => `${nameOf(memberId)} ${money(amount)}`)
  const owed =
    others.length === 0 ? '' : ` The others were paid, and could give instead of you: ${others.join(', ')}.`
  return ` This money has cleared, so it comes only from what you earned yourself, and from nobody else of ${team.name}. Of it ${money(mine)} was paid to you.${owed}`
}
