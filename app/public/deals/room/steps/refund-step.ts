import type { Minor } from '#platform/money/money.ts'
import type { RoomContext } from '../room-context.ts'
import { type Base, type Milestone, reasonField } from './step-base.ts'
import { type StepSums, sumRefund } from './step-sums.ts'
import { splitOf, type StepView } from './step-view.ts'

/** Proposing that part of the price goes back, with what it comes to before anybody is asked. */
export function refundStep(context: RoomContext, base: Base, milestone: Milestone): StepView {
  const { money, party, named } = context
  const other = named(party === 'buyer' ? 'seller' : 'buyer')
  const isReleased = milestone.state === 'released'
  return {
    ...base,
    title: `${party === 'buyer' ? 'Ask for' : 'Offer'} part of the price of “${milestone.title}” back`,
    text: `Nothing moves until ${other} agrees. ${isReleased ? 'It can be agreed to until the money has cleared.' : 'The work goes on, for a lower price.'}`,
    fields: [
      {
        name: 'amount',
        label: 'How much of the price goes back',
        kind: 'amount',
        hint: `Less than ${money(milestone.priceMinor)}. Fees on this part go back as well.`,
      },
      reasonField('Why'),
    ],
    preview: { field: 'amount', kind: 'refund', ...splitOf(context, shared(milestone)) },
    submit: party === 'buyer' ? 'Ask for it' : 'Offer it',
  }
}

/** What the same comes to when it is agreed to. */
export const refundSums = (context: RoomContext, milestone: Milestone, refundMinor: Minor): StepSums =>
  sumRefund(splitOf(context, shared(milestone)), refundMinor)

const shared = ({ priceMinor, earnedMinor }: Milestone) =>
  earnedMinor === null ? { priceMinor } : { priceMinor, hadMinor: earnedMinor, isMoneyHeld: true }
