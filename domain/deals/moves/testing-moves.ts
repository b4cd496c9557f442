import type { MemberActor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { appealDecision } from '../disputes/appeal-decision.ts'
import { decideAgain } from '../disputes/decide-again.ts'
import { addDealFiles } from '../files/add-deal-files.ts'
import { acceptDeal, declineDeal, endDeal, withdrawDeal } from '../agreements/answer-deal.ts'
import {
  agreeSettlement,
  answerDispute,
  offerSettlement,
  withdrawDispute,
} from '../disputes/answer-dispute.ts'
import { answerRequest, withdrawRequest } from '../requests/answer-request.ts'
import { answerRequirements } from '../milestones/answer-requirements.ts'
import { askCancellation, askExtension, proposeMilestone } from '../requests/ask-other-side.ts'
import { askRefund } from '../requests/ask-refund.ts'
import { answerQuestion, askParty } from '../disputes/ask-party.ts'
import { askRevision } from '../milestones/ask-revision.ts'
import { cancelWork } from '../milestones/cancel-work.ts'
import { changeDeal } from '../agreements/change-deal.ts'
import { decideDispute } from '../disputes/decide-dispute.ts'
import { deliverWork } from '../milestones/deliver-work.ts'
import { fundMilestones } from '../milestones/fund-milestones.ts'
import { giveTip } from '../milestones/give-tip.ts'
import { joinDeal } from '../agreements/join-deal.ts'
import type { ClockMove } from './find-moves.ts'
import type { MoveName } from './moves.ts'
import { claimMoney, openDispute } from '../disputes/open-dispute.ts'
import { acceptDelivery, releaseEarly } from '../milestones/release-milestone.ts'
import { renewInvitation } from '../agreements/renew-invitation.ts'
import type { Party } from '../states.ts'
import { someContent } from '../testing.ts'

/** What the deal and the move are about, whatever its state. */
export type About = {
  dealId: string
  version: number
  milestoneId: string
  requestId: string
  questionId: string
  /** Of the two sides, the one whom an administrator asks. */
  askedOf: Party
  offeredMinor: number
  amountMinor: number
  refundMinor: number
  key: string
  parts: number
}

type Operation = (tx: Transaction, who: MemberActor, about: About) => Promise<unknown>

/** By the clock alone, or before there is a deal. */
type Unasked = Exclude<ClockMove, 'acceptDelivery' | 'agreeCancellation'> | 'beginDeal'

const reason = 'It is no use'
const files = [
  { name: 'oak.txt', type: 'text/plain', bytes: 3, fileKey: 'a-key', scannedAt: null },
] satisfies Parameters<typeof addDealFiles>[2]['files']

const disputeOf = ({ dealId, milestoneId, amountMinor }: About) => ({
  dealId,
  milestoneId,
  reason: 'other' as const,
  wantedMinor: minor(amountMinor),
  statement: 'It is not what we agreed',
  files: [],
})

const answer =
  (agrees: boolean): Operation =>
  (tx, who, { dealId, requestId }) =>
    answerRequest(tx, who, { dealId, requestId, agrees })

/** The operation of every row that somebody asks for: a row without one does not compile. */
export const operations: Record<Exclude<MoveName, Unasked>, Operation> = {
  changeDeal: (tx, who, { dealId, version, parts }) =>
    changeDeal(tx, who, { dealId, basedOn: version, content: contentOf(parts) }),
  renewInvitation: (tx, who, about) => renewInvitation(tx, who, about),
  joinDeal: (tx, who, about) => joinDeal(tx, who, about),
  acceptDeal: (tx, who, about) => acceptDeal(tx, who, about),
  declineDeal: (tx, who, { dealId }) => declineDeal(tx, who, { dealId, reason }),
  withdrawDeal: (tx, who, about) => withdrawDeal(tx, who, about),
  endDeal: (tx, who, about) => endDeal(tx, who, about),
  answerRequirements: (tx, who, { dealId }) => answerRequirements(tx, who, { dealId, answers: { q: 'Oak' } }),
  proposeMilestone: (tx, who, { dealId }) =>
    proposeMilestone(tx, who, { dealId, title: 'One more', priceMinor: minor(5_000), days: 2, reason }),
  addDealFiles: (tx, who, { dealId }) => addDealFiles(tx, who, { dealId, files }),
  giveTip: (tx, who, { dealId }) => giveTip(tx, who, { dealId, amountMinor: minor(1), formKey: 'one' }),
  fundMilestones: (tx, who, { dealId, milestoneId }) =>
    fundMilestones(tx, who, { dealId, milestoneIds: [milestoneId] }),
  deliverWork: (tx, who, about) => deliverWork(tx, who, { ...about, text: 'Here it is', files: [] }),
  askRevision: (tx, who, about) => askRevision(tx, who, { ...about, reasons: 'The colour' }),
  acceptDelivery: (tx, who, about) => acceptDelivery(tx, who, about),
  releaseEarly: (tx, who, about) => releaseEarly(tx, who, about),
  cancelWork: (tx, who, about) => cancelWork(tx, who, { ...about, reason }),
  askExtension: (tx, who, about) => askExtension(tx, who, { ...about, days: 2, reason }),
  askCancellation: (tx, who, about) => askCancellation(tx, who, { ...about, reason, fault: 'neither' }),
  askRefund: (tx, who, about) =>
    askRefund(tx, who, { ...about, refundMinor: minor(about.refundMinor), reason }),
  openDispute: (tx, who, about) => openDispute(tx, who, disputeOf(about)),
  claimMoney: (tx, who, about) => claimMoney(tx, who, disputeOf(about)),
  agreeExtension: answer(true),
  agreeRefund: answer(true),
  agreeMilestone: answer(true),
  agreeCancellation: answer(true),
  refuseRequest: answer(false),
  withdrawRequest: (tx, who, about) => withdrawRequest(tx, who, about),
  answerDispute: (tx, who, { dealId, milestoneId }) =>
    answerDispute(tx, who, { dealId, milestoneId, answer: 'It is', files: [] }),
  offerSettlement: (tx, who, { dealId, milestoneId, amountMinor }) =>
    offerSettlement(tx, who, { dealId, milestoneId, earnedMinor: minor(amountMinor) }),
  agreeSettlement: (tx, who, { dealId, milestoneId, offeredMinor }) =>
    agreeSettlement(tx, who, { dealId, milestoneId, earnedMinor: minor(offeredMinor) }),
  withdrawDispute: (tx, who, about) => withdrawDispute(tx, who, about),
  askParty: (tx, who, { dealId, milestoneId, askedOf }) =>
    askParty(tx, who, { dealId, milestoneId, askedOf, question: 'Which wood was it, in the end?' }),
  answerQuestion: (tx, who, { dealId, questionId }) =>
    answerQuestion(tx, who, { dealId, questionId, answer: 'Oak', files: [] }),
  decideDispute: (tx, who, { dealId, milestoneId, amountMinor }) =>
    decideDispute(tx, who, {
      dealId,
      milestoneId,
      earnedMinor: minor(amountMinor),
      fault: 'both',
      reasons: 'Both said what they had to say',
    }),
  appealDecision: (tx, who, { dealId, milestoneId }) =>
    appealDecision(tx, who, { dealId, milestoneId, decideBy: addDays(tx.now, 5) }),
  decideAgain: (tx, who, { dealId, milestoneId, amountMinor }) =>
    decideAgain(tx, who, {
      dealId,
      milestoneId,
      earnedMinor: minor(amountMinor),
      fault: 'both',
      reasons: 'It was looked at again',
    }),
}

export const PRICE = 10_000

export const contentOf = (parts: number) =>
  someContent({
    milestones: Array.from({ length: parts }, (_, index) => ({
      title: `Part ${index + 1}`,
      priceMinor: PRICE,
      days: 5,
    })),
  })
