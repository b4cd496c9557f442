import { counted, days } from '#app/shared/figures/figures.ts'
import { askedBy, requestSentence } from '#domain/deals/requests/request-words.ts'
import { minor } from '#platform/money/money.ts'
import { capital } from '../clock-view.ts'
import type { RoomContext } from '../room-context.ts'
import { refundSums } from './refund-step.ts'
import type { Base } from './step-base.ts'
import { priceSums, settleSums, type StepView } from './step-view.ts'

const faultWords = {
  buyer: 'the buyer’s fault',
  seller: 'the seller’s fault',
  both: 'the fault of both sides',
  neither: 'nobody’s fault',
} as const

/** The answer to what the other side asks, with the money that moves by it. */
export function buildAnswerStep(
  context: RoomContext,
  base: Base,
  requestId: string | null,
): StepView | undefined {
  const request = context.room.requests.find(({ id }) => id === requestId)
  if (!request) return undefined
  if (base.do === 'take-back')
    return {
      ...base,
      title: 'Withdraw the request',
      text: 'Things stay as they are.',
      submit: 'Withdraw',
    }
  if (base.do === 'refuse')
    return { ...base, title: 'Refuse', text: 'Things stay as they are.', submit: 'Refuse' }
  const milestone = context.room.milestones.find(({ id }) => id === request.milestoneId)
  if (request.kind === 'cancellation' && milestone)
    return {
      ...base,
      title: `Agree to cancel “${milestone.title}”`,
      text: `It counts as ${faultWords[request.fault ?? 'neither']}. The money moves at once.`,
      ...settleSums(context, milestone, minor(0)),
      submit: 'Agree and give the money back',
      isGrave: true,
    }
  if (request.kind === 'refund' && milestone && request.refundMinor !== null)
    return {
      ...base,
      title: `Agree to give back ${context.money(request.refundMinor)} of the price of “${milestone.title}”`,
      text: 'The money moves at once, and the price is lower from then on.',
      ...refundSums(context, milestone, request.refundMinor),
      submit: 'Agree to the refund',
    }
  if (request.kind === 'milestone' && request.priceMinor !== null)
    return {
      ...base,
      title: `Agree to “${request.title ?? ''}”`,
      text: `Its time, ${days(request.days ?? 0)}, begins when it is paid for, or when what is being worked on already is due if that is later. Nothing is paid by agreeing.`,
      ...priceSums(context, [request.priceMinor]),
      submit: 'Agree to the milestone',
    }
  const sentence = requestSentence(
    capital(context.named(request.by)),
    askedBy(request, context.room.milestones, { money: context.money, date: context.day }),
  )
  return {
    ...base,
    title: `Agree to ${counted(request.days ?? 0, 'more day')} for “${milestone?.title ?? ''}”`,
    text: `${sentence}.`,
    submit: 'Agree to more time',
  }
}
