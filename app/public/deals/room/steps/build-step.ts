import { days, hours } from '#app/shared/figures/figures.ts'
import { WORDS_MOST } from '#domain/deals/deal-input.ts'
import { cancellationFault } from '#domain/deals/cancellation-rules.ts'
import { dueOnceRevised } from '#domain/deals/milestones/due-rules.ts'
import { isWithoutLimit, revisionsLeftWords } from '#domain/deals/milestones/revision-words.ts'
import { otherParty } from '#domain/deals/states.ts'
import { minor } from '#platform/money/money.ts'
import { buildAnswerStep } from './build-answer-step.ts'
import { buildDisputeStep } from './build-dispute-step.ts'
import type { Move } from '../list-moves.ts'
import { fundStep, tipStep } from './pay-steps.ts'
import { refundStep } from './refund-step.ts'
import type { RoomContext } from '../room-context.ts'
import { type Base, filesField, type Milestone, reasonField } from './step-base.ts'
import { priceSums, settleSums, termsOf, type StepView } from './step-view.ts'

export type Asked = { do: string; m: string | null; r: string | null; all: boolean; amount: string | null }

/** The step that the address asks for, if this person may take it now. */
export function buildStep(context: RoomContext, moves: readonly Move[], asked: Asked): StepView | undefined {
  const move = moves.find(
    (one) => one.do === asked.do && (one.m ?? null) === asked.m && (one.r ?? null) === asked.r,
  )
  if (!move) return undefined
  const hidden = { ...(move.m ? { milestoneId: move.m } : {}), ...(move.r ? { requestId: move.r } : {}) }
  const base = { do: move.do, hidden, fields: [] }
  const milestone = context.room.milestones.find(({ id }) => id === move.m)
  if (milestone && move.do === 'fund') return fundStep(context, base, milestone.id, asked.all)
  return (
    (milestone ? buildMilestoneStep(context, base, milestone) : undefined) ??
    buildDisputeStep(context, base, milestone) ??
    buildAnswerStep(context, base, asked.r) ??
    buildDealStep(context, base, asked)
  )
}

function buildMilestoneStep(context: RoomContext, base: Base, milestone: Milestone): StepView | undefined {
  const { room, named, money, party, day, now } = context
  const { title, priceMinor } = milestone
  const released = settleSums(context, milestone, priceMinor)
  const isCounted = !isWithoutLimit(room.deal.revisionsMost)
  switch (base.do) {
    case 'deliver':
      return {
        ...base,
        title: `Deliver “${title}”`,
        text: `${named('buyer')} has ${days(room.deal.rules.autoAcceptDays)} to look at it. Silence accepts.`,
        fields: [{ name: 'text', label: 'What you hand over', kind: 'text', most: WORDS_MOST }, filesField()],
        submit: 'Deliver',
      }
    case 'revise':
      return {
        ...base,
        title: `Ask for a revision of “${title}”`,
        text: `Revisions left: ${revisionsLeftWords(room.deal, milestone)}${isCounted ? ', this one included' : ''}. Sent back now, it is due ${day(dueOnceRevised(milestone, now))}.`,
        fields: [
          { name: 'reasons', label: 'What should change', kind: 'text', most: WORDS_MOST },
          filesField(),
        ],
        submit: 'Ask for the revision',
      }
    case 'accept':
      return {
        ...base,
        title: `Accept “${title}”`,
        text: 'The money leaves escrow. You pay nothing more.',
        ...released,
        submit: `Accept and release ${money(priceMinor)}`,
      }
    case 'release-early':
      return {
        ...base,
        title: `Release “${title}” before it is delivered`,
        text: 'Only do this if you have the work already, by another way.',
        warn: 'Nothing was delivered here. Once released, the money can’t be called back by you alone.',
        ...released,
        submit: `Release ${money(priceMinor)} early`,
        isGrave: true,
      }
    case 'extension':
      return {
        ...base,
        title: `${party === 'buyer' ? 'Offer' : 'Ask for'} more time for “${title}”`,
        text: 'The due date moves when the other side agrees.',
        fields: [
          { name: 'days', label: 'How many days more', kind: 'number', hint: 'From 1 to 90' },
          reasonField('Why'),
        ],
        submit: party === 'buyer' ? 'Offer more time' : 'Ask for more time',
      }
    case 'cancel':
      return {
        ...base,
        title: `Cancel “${title}” at once`,
        text: cancelText(context, milestone),
        ...settleSums(context, milestone, minor(0)),
        fields: [reasonField('Why')],
        submit: 'Cancel and give the money back',
        isGrave: true,
      }
    case 'ask-cancel':
      return {
        ...base,
        title: `Ask to cancel “${title}”`,
        text: `The other side has ${hours(room.deal.rules.cancellationAnswerHours)} to answer. ${
          milestone.firstDeliveredAt
            ? 'Something was delivered, so silence agrees to nothing: the request lapses then. The time to accept stands still meanwhile, for a buyer once for each delivery.'
            : 'Silence agrees, and puts no fault down to whoever was silent.'
        }`,
        ...settleSums(context, milestone, minor(0)),
        fields: [
          reasonField('Why'),
          {
            name: 'fault',
            label: 'Whose fault it is',
            kind: 'choice',
            options: [
              { value: 'neither', label: 'Nobody’s' },
              { value: 'buyer', label: 'The buyer’s' },
              { value: 'seller', label: 'The seller’s' },
              { value: 'both', label: 'Both sides’' },
            ],
          },
        ],
        submit: 'Ask to cancel',
      }
    case 'ask-refund':
      return refundStep(context, base, milestone)
    default:
      return undefined
  }
}

/** Whose fault it will be, before the press. */
function cancelText({ facts, party, now }: RoomContext, milestone: Milestone): string {
  const by = party ?? 'buyer'
  if (cancellationFault(facts, milestone, { by, now }) === 'seller')
    return by === 'buyer'
      ? 'It is late, so the fault is the seller’s.'
      : 'You cancel, so the fault is yours and shows in your figures.'
  return facts.banned.includes(otherParty(by))
    ? 'The other side is banned: you leave, and nobody is at fault.'
    : 'You are within the free time: nobody is at fault.'
}

function buildDealStep(context: RoomContext, base: Base, asked: Asked): StepView | undefined {
  const { room } = context
  switch (base.do) {
    case 'accept-deal':
      return {
        ...base,
        title: `Accept version ${room.deal.version}`,
        text: 'Nothing is paid by accepting: each milestone is paid into escrow when it begins. The terms stand as they are written from now on.',
        ...priceSums(
          context,
          room.milestones.map(({ priceMinor }) => priceMinor),
        ),
        hidden: {
          version: String(room.deal.version),
          commission: String(room.deal.rules.commissionBasisPoints),
        },
        submit: 'Accept the deal',
      }
    case 'decline':
      return {
        ...base,
        title: 'Decline the deal',
        text: 'It is over then. Nothing was paid.',
        fields: [{ ...reasonField('Why'), isOptional: true }],
        submit: 'Decline',
        isGrave: true,
      }
    case 'withdraw':
      return {
        ...base,
        title: 'Withdraw the proposal',
        text: 'It is over then. Nothing was paid.',
        submit: 'Withdraw',
        isGrave: true,
      }
    case 'end':
      return {
        ...base,
        title: 'End the deal',
        text: 'No money waits in it. What was planned and not paid is dropped.',
        submit: 'End the deal',
        isGrave: true,
      }
    case 'new-link':
      return {
        ...base,
        title: 'Make a new invitation link',
        text: 'The old link stops working at once.',
        submit: 'Make a new link',
      }
    case 'add-files':
      return {
        ...base,
        title: 'Add files',
        text: 'Both sides see them; nobody else does.',
        fields: [{ ...filesField(), isOptional: false }],
        submit: 'Add the files',
      }
    case 'answers':
      return {
        ...base,
        title: 'Answer the questions',
        text: 'The time to deliver starts with your answers.',
        fields: room.deal.requirements.map(({ id, question, isRequired, choices, filesId }) => ({
          name: `answers.${id}`,
          label: question,
          isOptional: !isRequired,
          ...(choices
            ? {
                kind: 'choice' as const,
                options: ['', ...choices].map((one) => ({ value: one, label: one || 'Choose' })),
              }
            : filesId
              ? { kind: 'files' as const }
              : { kind: 'text' as const, most: WORDS_MOST }),
        })),
        submit: 'Send the answers',
      }
    case 'propose-milestone':
      return {
        ...base,
        title: 'Propose another milestone',
        text: 'It joins the deal when the other side agrees, and can be paid for then.',
        fields: [
          { name: 'title', label: 'Title', kind: 'line', most: 100 },
          { name: 'price', label: 'Price', kind: 'amount' },
          { name: 'days', label: 'Days', kind: 'number' },
          { ...reasonField('Why'), isOptional: true },
        ],
        preview: { field: 'price', kind: 'price', ...termsOf(context), ...context.milestoneBounds },
        submit: 'Propose the milestone',
      }
    case 'tip':
      return tipStep(context, base, asked.amount)
    default:
      return undefined
  }
}
