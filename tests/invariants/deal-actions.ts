import { clockActor, type MemberActor } from '#domain/actor.ts'
import {
  acceptDeal,
  acceptDelivery,
  agreeSettlement,
  answerDispute,
  answerRequest,
  answerRequirements,
  appealDecision,
  askCancellation,
  askExtension,
  askRefund,
  askRevision,
  cancelWork,
  changeDeal,
  claimMoney,
  decideAgain,
  decideDispute,
  declineDeal,
  deliverWork,
  endDeal,
  faults,
  fundMilestones,
  giveTip,
  listDueClocks,
  offerSettlement,
  openDispute,
  proposeMilestone,
  releaseEarly,
  runClock,
  upholdDecision,
  withdrawDeal,
  withdrawDispute,
  withdrawRequest,
} from '#domain/deals/index.ts'
import { someContent } from '#domain/deals/testing.ts'
import { followClearing } from '#domain/areas.ts'
import { clearDue } from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'

/** What an action of a random walk is given: who may be anybody, and parts of the deal may be any of its own. */
export type Context = {
  tx: Transaction
  who: MemberActor
  admin: MemberActor
  dealId: string
  version: number
  milestoneId: string
  requestId: string
  amountMinor: number
  flag: boolean
  nth: number
}

export type Action = (context: Context) => Promise<unknown>

const files: [] = []

/** Every action there is in a deal, by anyone, whatever its state. */
export const dealActions: Record<string, Action> = {
  changeDeal: ({ tx, who, dealId, version, amountMinor }) =>
    changeDeal(tx, who, {
      dealId,
      basedOn: version,
      content: someContent({
        milestones: [{ title: 'Another way', priceMinor: amountMinor + 500, days: 3 }],
      }),
    }),
  acceptDeal: ({ tx, who, dealId, version }) => acceptDeal(tx, who, { dealId, version }),
  declineDeal: ({ tx, who, dealId }) => declineDeal(tx, who, { dealId, reason: 'No time' }),
  withdrawDeal: ({ tx, who, dealId }) => withdrawDeal(tx, who, { dealId }),
  endDeal: ({ tx, who, dealId }) => endDeal(tx, who, { dealId }),
  fund: ({ tx, who, dealId, milestoneId }) =>
    fundMilestones(tx, who, { dealId, milestoneIds: [milestoneId] }),
  fundAgain: ({ tx, who, dealId, milestoneId }) =>
    fundMilestones(tx, who, { dealId, milestoneIds: [milestoneId] }),
  answerRequirements: ({ tx, who, dealId }) => answerRequirements(tx, who, { dealId, answers: { q: 'Oak' } }),
  deliver: ({ tx, who, dealId, milestoneId }) =>
    deliverWork(tx, who, { dealId, milestoneId, text: 'Here it is', files }),
  deliverAgain: ({ tx, who, dealId, milestoneId }) =>
    deliverWork(tx, who, { dealId, milestoneId, text: 'Here it is again', files }),
  askRevision: ({ tx, who, dealId, milestoneId }) =>
    askRevision(tx, who, { dealId, milestoneId, reasons: 'The colour' }),
  acceptDelivery: ({ tx, who, dealId, milestoneId }) => acceptDelivery(tx, who, { dealId, milestoneId }),
  releaseEarly: ({ tx, who, dealId, milestoneId }) => releaseEarly(tx, who, { dealId, milestoneId }),
  askExtension: ({ tx, who, dealId, milestoneId }) =>
    askExtension(tx, who, { dealId, milestoneId, days: 2, reason: 'Rain' }),
  cancelWork: ({ tx, who, dealId, milestoneId }) =>
    cancelWork(tx, who, { dealId, milestoneId, reason: 'It is no use' }),
  askCancellation: ({ tx, who, dealId, milestoneId, nth }) =>
    askCancellation(tx, who, {
      dealId,
      milestoneId,
      reason: 'It is no use',
      fault: faults[nth % faults.length] ?? 'neither',
    }),
  askRefund: ({ tx, who, dealId, milestoneId, amountMinor }) =>
    askRefund(tx, who, { dealId, milestoneId, refundMinor: minor(amountMinor), reason: 'It is too dear' }),
  proposeMilestone: ({ tx, who, dealId, amountMinor }) =>
    proposeMilestone(tx, who, {
      dealId,
      title: 'One more',
      priceMinor: minor(amountMinor + 500),
      days: 2,
      reason: '',
    }),
  answerRequest: ({ tx, who, dealId, requestId, flag }) =>
    answerRequest(tx, who, { dealId, requestId, agrees: flag }),
  withdrawRequest: ({ tx, who, dealId, requestId }) => withdrawRequest(tx, who, { dealId, requestId }),
  openDispute: ({ tx, who, dealId, milestoneId, amountMinor }) =>
    openDispute(tx, who, {
      dealId,
      milestoneId,
      reason: 'not-as-agreed',
      wantedMinor: minor(amountMinor),
      statement: 'It is not what we agreed',
      files,
    }),
  claimMoney: ({ tx, who, dealId, milestoneId, amountMinor }) =>
    claimMoney(tx, who, {
      dealId,
      milestoneId,
      reason: 'other',
      wantedMinor: minor(amountMinor),
      statement: 'It fell apart',
      files,
    }),
  answerDispute: ({ tx, who, dealId, milestoneId }) =>
    answerDispute(tx, who, { dealId, milestoneId, answer: 'It is', files }),
  offerSettlement: ({ tx, who, dealId, milestoneId, amountMinor }) =>
    offerSettlement(tx, who, { dealId, milestoneId, earnedMinor: minor(amountMinor) }),
  agreeSettlement: async ({ tx, who, dealId, milestoneId, amountMinor }) =>
    agreeSettlement(tx, who, { dealId, milestoneId, earnedMinor: minor(amountMinor) }),
  withdrawDispute: ({ tx, who, dealId, milestoneId }) => withdrawDispute(tx, who, { dealId, milestoneId }),
  decideDispute: ({ tx, admin, dealId, milestoneId, amountMinor, nth }) =>
    decideDispute(tx, admin, {
      dealId,
      milestoneId,
      earnedMinor: minor(amountMinor),
      fault: faults[nth % faults.length] ?? 'neither',
      reasons: 'Both said what they had to say',
    }),
  appealDecision: ({ tx, who, dealId, milestoneId }) =>
    appealDecision(tx, who, { dealId, milestoneId, decideBy: tx.now }),
  decideAgain: ({ tx, admin, dealId, milestoneId, amountMinor, nth }) =>
    decideAgain(tx, admin, {
      dealId,
      milestoneId,
      earnedMinor: minor(amountMinor),
      fault: faults[nth % faults.length] ?? 'neither',
      reasons: 'It was looked at again',
    }),
  upholdDecision: ({ tx, admin, dealId, milestoneId }) =>
    upholdDecision(tx, admin, { dealId, milestoneId, reasons: 'It was right' }),
  giveTip: ({ tx, who, dealId, amountMinor, nth }) =>
    giveTip(tx, who, { dealId, amountMinor: minor(amountMinor), formKey: String(nth) }),
}

/** Whatever fell due by now: every clock of every deal, and money that cleared. */
export async function runTime(
  run: <Result>(step: (tx: Transaction) => Promise<Result>) => Promise<Result>,
  dealId: string,
): Promise<void> {
  const due = await run((tx) => listDueClocks(tx.db as never, tx.now, 1_000))
  for (const one of due.filter((clock) => clock.dealId === dealId))
    await run((tx) => runClock(tx, clockActor, one))
  await run((tx) => clearDue(tx, followClearing))
}
