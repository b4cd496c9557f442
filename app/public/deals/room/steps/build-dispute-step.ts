import { days, hours } from '#app/shared/figures/figures.ts'
import { hasCleared } from '#domain/deals/milestones/clearing-rules.ts'
import { asksForCleared, openDisputeOf } from '#domain/deals/policy.ts'
import { WORDS_MOST } from '#domain/deals/deal-input.ts'
import { decimalText } from '#platform/money/currency.ts'
import { reasonWords } from '../dispute-words.ts'
import type { RoomContext } from '../room-context.ts'
import { giverOf, ownMoneyWords } from './own-money.ts'
import { type Base, filesField, type Milestone } from './step-base.ts'
import { settleSums, splitOf, type StepView } from './step-view.ts'

/** Opening, answering, settling and withdrawing a dispute. */
export function buildDisputeStep(
  context: RoomContext,
  base: Base,
  milestone: Milestone | undefined,
): StepView | undefined {
  const { room, money, named } = context
  const { rules } = room.deal
  if (milestone && (base.do === 'dispute' || base.do === 'claim')) {
    const isClaim = base.do === 'claim'
    const isRequest = isClaim && hasCleared(context.facts, milestone, context.now)
    const what = !isClaim
      ? 'The clocks and the due date of this milestone stand still until it is over; other milestones go on.'
      : 'The money is still clearing, and stops there.'
    return {
      ...base,
      title: isRequest
        ? `Ask for money back for “${milestone.title}”`
        : isClaim
          ? `Make a claim about “${milestone.title}”`
          : `Open a dispute about “${milestone.title}”`,
      text: isRequest
        ? `This money has cleared: it belongs to ${named('seller')}. You ask for it, and an administrator helps you both to agree, but only ${named('seller')} can give any of it back. Each side can make one claim about a milestone.`
        : `${what} The other side has ${hours(rules.disputeAnswerHours)} to answer, you have ${days(rules.disputeSettleDays)} to settle between you, then an administrator decides, which is final but for one appeal. It costs nothing.${isClaim ? ' Each side can make one claim about a milestone.' : ''}`,
      fields: [
        {
          name: 'why',
          label: 'What is wrong',
          kind: 'choice',
          options: Object.entries(reasonWords).map(([value, label]) => ({ value, label })),
        },
        {
          name: 'wanted',
          label: 'How much of the price was earned',
          kind: 'amount',
          hint: `From 0 to ${money(milestone.priceMinor)}. Fees are due on this part alone; the rest goes back to the buyer.`,
        },
        { name: 'statement', label: 'What happened', kind: 'text', most: WORDS_MOST },
        filesField('Evidence'),
      ],
      preview: {
        field: 'wanted',
        kind: 'split',
        ...splitOf(context, isClaim ? claimed(context, base, milestone, !isRequest) : milestone),
      },
      submit: isRequest ? 'Ask for it back' : isClaim ? 'Make the claim' : 'Open the dispute',
      isGrave: true,
    }
  }
  const asked = room.questions.find(({ id }) => id === base.hidden['requestId'])
  if (base.do === 'answer-question' && asked)
    return {
      ...base,
      title: 'Answer the administrator',
      text: `“${asked.text}” Both sides and the administrator read your answer.`,
      fields: [
        { name: 'answer', label: 'Your answer', kind: 'text', most: WORDS_MOST },
        filesField('Evidence'),
      ],
      submit: 'Send the answer',
    }
  return milestone && buildOpenStep(context, base, milestone)
}

/** What can be done in the open dispute of a milestone. */
function buildOpenStep(context: RoomContext, base: Base, about: Milestone): StepView | undefined {
  const { room, money, named } = context
  const open = openDisputeOf(room.disputes, about.id)
  if (!open) return undefined
  const shared = open.isClaim ? claimed(context, base, about, open.isMoneyHeld) : about
  const ofOwnMoney = asksForCleared(open) ? ownMoneyWords(context, about) : ''
  if (base.do === 'answer-dispute')
    return {
      ...base,
      title: `Answer the dispute about “${about.title}”`,
      text: 'Say how you see it. Both sides and the administrator read it.',
      fields: [
        { name: 'answer', label: 'Your answer', kind: 'text', most: WORDS_MOST },
        filesField('Evidence'),
      ],
      submit: 'Send the answer',
    }
  if (base.do === 'offer')
    return {
      ...base,
      title: `Offer a settlement for “${about.title}”`,
      text: `Say how much of ${money(about.priceMinor)} was earned. Nothing moves until the other side agrees; a newer offer takes the place of this one.${ofOwnMoney}`,
      fields: [
        {
          name: 'amount',
          label: 'How much was earned',
          kind: 'amount',
          value: decimalText(open.offeredMinor ?? open.wantedMinor, context.currency),
          hint: 'The fee is due on this part alone; the rest goes back to the buyer.',
        },
      ],
      preview: { field: 'amount', kind: 'split', ...splitOf(context, shared) },
      submit: 'Offer this',
    }
  if (base.do === 'settle' && open.offeredMinor !== null && open.offeredBy)
    return {
      ...base,
      title: `Agree that ${money(open.offeredMinor)} was earned`,
      text: `${named(open.offeredBy)} offered this. The money moves at once and the dispute is over.${ofOwnMoney}`,
      ...settleSums(context, shared, open.offeredMinor),
      hidden: { ...base.hidden, earnedMinor: String(open.offeredMinor) },
      submit: 'Agree to the settlement',
    }
  if (base.do === 'withdraw-dispute')
    return {
      ...base,
      title: `Withdraw the dispute about “${about.title}”`,
      text: open.isClaim
        ? 'You can’t make it again: each side can make one claim about a milestone.'
        : 'The milestone goes on where it stopped, with the time that was left. Who has withdrawn two disputes about a milestone opens no third.',
      submit: 'Withdraw the dispute',
    }
  return undefined
}

/** A milestone that was released: what was earned of it until now is all of it. */
const claimed = (context: RoomContext, base: Base, milestone: Milestone, isMoneyHeld: boolean) => ({
  priceMinor: milestone.priceMinor,
  hadMinor: milestone.earnedMinor ?? milestone.priceMinor,
  isMoneyHeld,
  giver: isMoneyHeld ? undefined : giverOf(context, milestone, base.do),
})
