import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import {
  acceptDeal,
  acceptDelivery,
  addDealFiles,
  agreeSettlement,
  appealDecision,
  answerDispute,
  answerQuestion,
  answerRequest,
  answerRequirements,
  askCancellation,
  askExtension,
  askRefund,
  askRevision,
  cancelWork,
  changeDeal,
  chooseWorkers,
  claimMoney,
  decideDispute,
  declineDeal,
  deliverWork,
  endDeal,
  fundMilestones,
  giveTip,
  joinDeal,
  offerSettlement,
  openDispute,
  proposeDeal,
  proposeMilestone,
  releaseEarly,
  renewInvitation,
  runClock,
  withdrawDeal,
  withdrawDispute,
  withdrawRequest,
} from '#domain/deals/index.ts'
import { someContent } from '#domain/deals/testing.ts'
import { minor } from '#platform/money/money.ts'
import {
  agreed,
  asked,
  byLink,
  decided,
  delivered,
  disputeOf,
  disputed,
  done,
  funded,
  key,
  ofTeam,
  proposed,
  questioned,
  unanswered,
} from './deals-of-ann.ts'
import { finance, operation, type Operations, own } from './operation.ts'
import type { Person } from './people.ts'
import { context, type Scene } from './scene.ts'
import { before, beforeBans } from './things-of-ann.ts'

/** Whoever is banned or leaving may still finish what they began; a deal is only its two sides'. */
const sidesOfDeal: Person[] = ['Ann', 'Ann, an administrator', 'Ann, banned', 'Ann, deleting']
/** Nothing new begins with somebody who is banned, and no money goes in. */
const bannedOnes: Person[] = ['Ann, banned']
const proposers: Person[] = [
  'Ann',
  'Ann, an administrator',
  'another member',
  'administrator',
  'moderator',
  'support',
  'finance',
]

/** An operation of one of the two sides, staged so that Ann may. */
const ofSide = <S>(
  stage: (scene: Scene) => Promise<S>,
  call: (scene: Scene, stage: S) => Promise<unknown>,
  stopped: Person[] = [],
) =>
  operation(
    sidesOfDeal,
    async (scene) => {
      const staged = await beforeBans(scene, () => stage(scene))
      return () => call(scene, staged)
    },
    { stopped },
  )

export const operationsOfDeals: Operations = {
  'deals.proposeDeal': own(proposers, ({ tx, self }) => {
    const proposal = { as: 'buyer', counterparty: { kind: 'link', key }, content: someContent() } as const
    return () => proposeDeal(tx, self, proposal, context)
  }),
  'deals.joinDeal': operation(proposers, async (scene) => {
    const dealId = await byLink(scene, actorOf(await makeMember(scene.tx)))
    return () => joinDeal(scene.tx, scene.self, { dealId, key })
  }),
  'deals.renewInvitation': ofSide(
    (scene) => byLink(scene, before(scene.ann)),
    ({ tx, self }, dealId) => renewInvitation(tx, self, { dealId, key: 'another-key' }),
  ),
  'deals.changeDeal': ofSide(
    (scene) => proposed(scene, 'other'),
    ({ tx, self }, dealId) => changeDeal(tx, self, { dealId, basedOn: 1, content: someContent() }),
  ),
  'deals.acceptDeal': ofSide(
    (scene) => proposed(scene, 'other'),
    ({ tx, self }, dealId) => acceptDeal(tx, self, { dealId, version: 1 }),
    bannedOnes,
  ),
  'deals.declineDeal': ofSide(
    (scene) => proposed(scene, 'other'),
    ({ tx, self }, dealId) => declineDeal(tx, self, { dealId, reason: 'No time' }),
  ),
  'deals.withdrawDeal': ofSide(
    (scene) => proposed(scene, 'ann'),
    ({ tx, self }, dealId) => withdrawDeal(tx, self, { dealId }),
  ),
  'deals.endDeal': ofSide(
    (scene) => agreed(scene, 'buyer'),
    ({ tx, self }, stage) => endDeal(tx, self, stage),
  ),
  'deals.addDealFiles': ofSide(
    (scene) => agreed(scene, 'buyer'),
    ({ tx, self }, { dealId }) =>
      addDealFiles(tx, self, {
        dealId,
        files: [{ name: 'a.txt', type: 'text/plain', bytes: 1, fileKey: 'deals/a.txt', scannedAt: null }],
      }),
  ),
  'deals.chooseWorkers': ofSide(ofTeam, ({ tx, self }, dealId) =>
    chooseWorkers(tx, self, { dealId, memberIds: [] }),
  ),
  'deals.fundMilestones': ofSide(
    (scene) => agreed(scene, 'buyer'),
    ({ tx, self }, { dealId, milestoneId }) =>
      fundMilestones(tx, self, { dealId, milestoneIds: [milestoneId] }),
    bannedOnes,
  ),
  'deals.answerRequirements': ofSide(unanswered, ({ tx, self }, dealId) =>
    answerRequirements(tx, self, { dealId, answers: { q: 'Oak' } }),
  ),
  'deals.deliverWork': ofSide(
    (scene) => funded(scene, 'seller'),
    ({ tx, self }, stage) => deliverWork(tx, self, { ...stage, text: 'Here it is', files: [] }),
  ),
  'deals.askRevision': ofSide(
    (scene) => delivered(scene, 'buyer'),
    ({ tx, self }, stage) => askRevision(tx, self, { ...stage, reasons: 'The colour' }),
  ),
  'deals.acceptDelivery': ofSide(
    (scene) => delivered(scene, 'buyer'),
    ({ tx, self }, stage) => acceptDelivery(tx, self, stage),
  ),
  'deals.releaseEarly': ofSide(
    (scene) => funded(scene, 'buyer'),
    ({ tx, self }, stage) => releaseEarly(tx, self, stage),
  ),
  'deals.askExtension': ofSide(
    (scene) => funded(scene, 'buyer'),
    ({ tx, self }, stage) => askExtension(tx, self, { ...stage, days: 2, reason: 'Rain' }),
  ),
  'deals.askCancellation': ofSide(
    (scene) => funded(scene, 'buyer'),
    ({ tx, self }, stage) => askCancellation(tx, self, { ...stage, reason: 'No use', fault: 'both' }),
  ),
  'deals.askRefund': ofSide(
    (scene) => funded(scene, 'buyer'),
    ({ tx, self }, stage) => askRefund(tx, self, { ...stage, refundMinor: minor(900), reason: 'Too dear' }),
  ),
  'deals.proposeMilestone': ofSide(
    (scene) => funded(scene, 'buyer'),
    ({ tx, self }, { dealId }) =>
      proposeMilestone(tx, self, { dealId, title: 'More', priceMinor: minor(900), days: 2, reason: '' }),
    bannedOnes,
  ),
  'deals.answerRequest': ofSide(
    (scene) => asked(scene, 'other'),
    ({ tx, self }, stage) => answerRequest(tx, self, { ...stage, agrees: true }),
  ),
  'deals.withdrawRequest': ofSide(
    (scene) => asked(scene, 'ann'),
    ({ tx, self }, stage) => withdrawRequest(tx, self, stage),
  ),
  'deals.cancelWork': ofSide(
    (scene) => funded(scene, 'seller'),
    ({ tx, self }, stage) => cancelWork(tx, self, { ...stage, reason: 'No use' }),
  ),
  'deals.openDispute': ofSide(
    (scene) => delivered(scene, 'buyer'),
    ({ tx, self }, stage) => openDispute(tx, self, disputeOf(stage)),
  ),
  'deals.claimMoney': ofSide(done, ({ tx, self }, stage) => claimMoney(tx, self, disputeOf(stage))),
  'deals.answerDispute': ofSide(
    (scene) => disputed(scene, 'other'),
    ({ tx, self }, stage) => answerDispute(tx, self, { ...stage, answer: 'It is', files: [] }),
  ),
  'deals.answerQuestion': ofSide(questioned, ({ tx, self }, stage) =>
    answerQuestion(tx, self, { ...stage, answer: 'Two sides', files: [] }),
  ),
  'deals.offerSettlement': ofSide(
    (scene) => disputed(scene, 'other'),
    ({ tx, self }, stage) => offerSettlement(tx, self, { ...stage, earnedMinor: minor(5_000) }),
  ),
  'deals.agreeSettlement': ofSide(
    async (scene) => {
      const stage = await disputed(scene, 'other')
      await offerSettlement(scene.tx, stage.other, { ...stage, earnedMinor: minor(5_000) })
      return stage
    },
    ({ tx, self }, stage) => agreeSettlement(tx, self, { ...stage, earnedMinor: minor(5_000) }),
  ),
  'deals.withdrawDispute': ofSide(
    (scene) => disputed(scene, 'ann'),
    ({ tx, self }, stage) => withdrawDispute(tx, self, stage),
  ),
  'deals.appealDecision': ofSide(decided, ({ tx, self }, stage) =>
    appealDecision(tx, self, { ...stage, decideBy: tx.now }),
  ),
  'deals.decideDispute': operation(
    // Nobody decides a dispute of their own.
    finance.filter((person) => !person.startsWith('Ann')),
    async (scene) => {
      const { dealId, milestoneId } = await beforeBans(scene, () => disputed(scene, 'other'))
      const decision = {
        dealId,
        milestoneId,
        earnedMinor: minor(5_000),
        fault: 'both',
        reasons: 'Both said enough, and it was half done',
      } as const
      return () => decideDispute(scene.tx, scene.self, decision)
    },
  ),
  'deals.giveTip': ofSide(
    done,
    ({ tx, self }, { dealId }) => giveTip(tx, self, { dealId, amountMinor: minor(500), formKey: 'a-form' }),
    bannedOnes,
  ),
  'deals.runClock': operation(['clock'], async (scene) => {
    const dealId = await proposed(scene, 'ann')
    const clock = { dealId, subjectId: dealId, kind: 'expire-proposal' } as const
    return () => runClock(scene.tx, scene.asks, clock)
  }),
}
