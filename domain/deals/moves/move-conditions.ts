import { isFreeToCancel, isTooLate, mayLeave } from '../cancellation-rules.ts'
import { claimsEndAt } from '../disputes/claim-rules.ts'
import { hasCleared } from '../milestones/clearing-rules.ts'
import {
  asksForCleared,
  type Attempt,
  type DealFacts,
  decisionOf,
  type DisputeFacts,
  type MilestoneFacts,
  type RequestFacts,
} from './deal-facts.ts'
import type { Condition } from './move-row.ts'
import { NO_DECISION } from './refusal-words.ts'
import { isHeld } from '../states.ts'

/** Everything that a condition may look at; the milestone, the request and the dispute are those that the move is about. */
export type Looked = Attempt & {
  facts: DealFacts
  milestone: MilestoneFacts | undefined
  request: RequestFacts | undefined
  dispute: DisputeFacts | undefined
}

/** Of deals that began before the limit was kept with them. */
const MILESTONES_MOST = 20

const MOST_WITHDRAWN = 2

/** Nothing when it holds, else the sentence that says why the move can't be made. */
type Check = (looked: Looked) => string | undefined | false

export const conditions: Record<Condition, Check> = {
  'other side proposed': ({ facts, by }) =>
    by === facts.proposedBy && 'You proposed this: the other side answers',
  'proposed it': ({ facts, by }) =>
    by !== facts.proposedBy && 'The other side proposed this: accept, change or decline it',
  'a side is empty': ({ facts }) => facts.hasBothSides && 'The other side has come already',
  'place is free': ({ facts }) => facts.hasBothSides && 'Somebody else came first by this link',
  'questions are open': ({ facts }) =>
    (!facts.hasRequirements || facts.requirementsAnsweredAt !== null) && 'The questions are answered already',
  'questions are answered': ({ facts }) =>
    facts.hasRequirements &&
    facts.requirementsAnsweredAt === null &&
    'The buyer has not answered the questions yet',
  'work waits for answers': ({ facts }) =>
    !facts.milestones.some(({ state }) => state === 'funded') && 'No work waits for the answers',
  'no money waits': ({ facts }) =>
    facts.milestones.some(({ state }) => isHeld(state)) &&
    'Money waits in a milestone: finish or cancel that first',
  'nobody is banned': ({ facts, by }) =>
    facts.banned.length > 0 &&
    (facts.banned.some((party) => party === by)
      ? 'Your side is banned: no new money goes into this deal'
      : 'The other side is banned: nothing new begins here and no new money goes in'),
  'there is room for a milestone': ({ facts, request }) => {
    const most = facts.rules.milestonesMost ?? MILESTONES_MOST
    const have = facts.milestones.filter(({ state }) => state !== 'dropped').length
    // What is asked for already takes a place as well; the one that is answered has its own.
    const asked = request ? 0 : facts.openRequests.filter(({ kind }) => kind === 'milestone').length
    return have + asked >= most && `A deal has at most ${most} milestones: begin another deal for the rest`
  },
  'deal goes on': ({ facts }) => facts.endedAt !== null && 'The deal has ended: begin a new one',
  'deal has ended': ({ facts }) =>
    facts.endedAt === null && 'Claims can be made when the whole deal has ended',
  'revisions are left': ({ milestone }) =>
    !(milestone && milestone.revisionsLeft > 0) && 'All agreed revisions are used: accept, or open a dispute',
  'time runs': ({ milestone }) => !milestone?.dueAt && 'The time starts when the questions are answered',
  'buyer is in time to cancel': ({ facts, milestone, by, now }) =>
    by === 'buyer' &&
    !(
      milestone &&
      (isFreeToCancel(facts, milestone, now) ||
        isTooLate(facts, milestone, now) ||
        mayLeave(facts, milestone))
    ) &&
    'The free time to cancel has passed: ask the seller to agree',
  'within the claim window': ({ facts, now }) => {
    const until = claimsEndAt(facts)
    return !(until && now <= until) && 'The time for claims has passed, for both sides'
  },
  // Each stops the clocks: opened and withdrawn without end, they would never run out.
  'withdrew less than two disputes': ({ facts, milestone, by }) =>
    facts.disputes.filter(
      ({ state, openedBy, milestoneId }) =>
        state === 'withdrawn' && openedBy === by && milestoneId === milestone?.id,
    ).length >= MOST_WITHDRAWN &&
    'You have withdrawn two disputes about this milestone: the other side may open one, and when the deal has ended you can make a claim',
  // Of each side one: a claim made and withdrawn takes nothing from the other, and nobody begins again without end.
  'not claimed before': ({ facts, milestone, by }) =>
    facts.disputes.some(
      ({ isClaim, openedBy, milestoneId }) => isClaim && openedBy === by && milestoneId === milestone?.id,
    ) && 'You have made a claim about this milestone already: each side can make one',
  'no decision stands': ({ facts, milestone }) =>
    decisionOf(facts.disputes, milestone?.id) !== undefined &&
    'An administrator decided about this milestone, and that is final but for one appeal',
  'a decision stands': ({ facts, milestone }) => !decisionOf(facts.disputes, milestone?.id) && NO_DECISION,
  'not appealed before': ({ facts, milestone }) =>
    Boolean(decisionOf(facts.disputes, milestone?.id)?.appealedAt) &&
    'This decision was appealed already: there is one appeal for both sides',
  'within the time to appeal': ({ facts, milestone, now }) => {
    const appealBy = decisionOf(facts.disputes, milestone?.id)?.appealBy
    return !(appealBy && now < appealBy) && 'The time to appeal is over.'
  },
  'its money has not cleared': ({ facts, milestone, now }) =>
    milestone?.state === 'released' &&
    hasCleared(facts, milestone, now) &&
    'The money of this milestone has cleared: it is the seller’s',
  'silence may agree': ({ milestone, by }) =>
    by === 'clock' && milestone?.firstDeliveredAt !== null && 'Silence never gives back what was delivered',
  'something was delivered': ({ milestone }) =>
    milestone?.firstDeliveredAt === null && 'Nothing was delivered: silence agrees',
  'other side asked': ({ request, by }) => request?.by === by && 'You asked this: the other side answers',
  'asked it': ({ request, by }) => request?.by !== by && 'The other side asked this: agree or refuse',
  'other side opened the dispute': ({ dispute, by }) =>
    dispute?.openedBy === by && 'You opened this dispute: the other side answers',
  'opened the dispute': ({ dispute, by }) =>
    dispute?.openedBy !== by && 'Only the one who opened the dispute withdraws it',
  'dispute is unanswered': ({ dispute }) => Boolean(dispute?.answeredAt) && 'The dispute is answered already',
  'other side offered': ({ dispute, by }) =>
    !dispute?.offeredBy
      ? 'Nobody has offered a settlement yet'
      : dispute.offeredBy === by && 'This is your own offer: the other side agrees',
  'gives of their own': ({ dispute, by, isUnpaid }) =>
    by === 'seller' &&
    isUnpaid === true &&
    dispute !== undefined &&
    asksForCleared(dispute) &&
    'This money has cleared: only somebody of the team who was paid for it can give any of it back',
  'question is for this side': ({ question, by }) => {
    if (question?.askedOf !== by) return 'This question is for the other side to answer'
    return question.answeredAt !== null && 'You have answered this question already'
  },
}
