import {
  askParty,
  countDealsUnderWay,
  countFunnel,
  countOpenDisputes,
  decideAgain,
  decideDispute,
  expectMayJudgeDispute,
  findDeliveryTimes,
  findDisputeCase,
  listDealDays,
  listDisputes,
  listFiguresByOrigin,
  upholdDecision,
} from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair } from '#domain/deals/testing.ts'
import { minor } from '#platform/money/money.ts'
import { appealed } from './deals-of-ann.ts'
import { finance, operation, type Operations, otherFinance } from './operation.ts'
import { before, beforeBans } from './things-of-ann.ts'

const stretch = { from: new Date('2030-01-01'), to: new Date('2030-02-01') }
const NO_ID = '7f3c1a52-4b4e-4d0a-9d41-0a4f6c1f2b11'

export const operationsOfDisputes: Operations = {
  'deals.decideDispute': operation(finance, async ({ tx, self }) => {
    const { dealId, milestoneId } = await aDispute(tx, await aPair(tx))
    const decision = { dealId, milestoneId, earnedMinor: minor(6_000), fault: 'both' as const }
    return () => decideDispute(tx, self, { ...decision, reasons: 'Six parts of ten were done as agreed.' })
  }),
  'deals.decideDispute of one’s own': operation([], async (scene) => {
    const { tx, self, mine } = scene
    const { dealId, milestoneId } = await beforeBans(scene, async () =>
      aDispute(tx, { ...(await aPair(tx)), seller: before(mine) }),
    )
    const decision = { dealId, milestoneId, earnedMinor: minor(10_000), fault: 'buyer' as const }
    return () => decideDispute(tx, self, { ...decision, reasons: 'I did everything as it was agreed.' })
  }),
  // Nobody has a second word about a deal of their own either.
  'deals.decideAgain': operation(otherFinance, async (scene) => {
    const stage = await beforeBans(scene, () => appealed(scene))
    const decision = {
      ...stage,
      earnedMinor: minor(6_000),
      fault: 'seller' as const,
      reasons: 'A second look',
    }
    return () => decideAgain(scene.tx, scene.self, decision)
  }),
  'deals.upholdDecision': operation(otherFinance, async (scene) => {
    const stage = await beforeBans(scene, () => appealed(scene))
    return () => upholdDecision(scene.tx, scene.self, { ...stage, reasons: 'It was right' })
  }),
  'deals.expectMayJudgeDispute': operation(otherFinance, async (scene) => {
    const stage = await beforeBans(scene, () => appealed(scene))
    return () => expectMayJudgeDispute(scene.tx, scene.self, stage)
  }),
  'deals.askParty': operation(finance, async ({ tx, self }) => {
    const { dealId, milestoneId } = await aDispute(tx, await aPair(tx))
    return () =>
      askParty(tx, self, { dealId, milestoneId, askedOf: 'seller', question: 'Which side did you paint?' })
  }),
  'deals.askParty about one’s own': operation([], async (scene) => {
    const { tx, self, mine } = scene
    const { dealId, milestoneId } = await beforeBans(scene, async () =>
      aDispute(tx, { ...(await aPair(tx)), seller: before(mine) }),
    )
    return () =>
      askParty(tx, self, { dealId, milestoneId, askedOf: 'buyer', question: 'Are you sure of that?' })
  }),
  'deals.countOpenDisputes': operation(finance, ({ db, self }) => {
    return () => countOpenDisputes(db, self, stretch.to)
  }),
  'deals.listDisputes': operation(finance, ({ db, self }) => {
    return () => listDisputes(db, self, { show: 'open', page: 1 })
  }),
  'deals.findDisputeCase': operation(finance, ({ db, self }) => {
    return () => findDisputeCase(db, self, NO_ID)
  }),
  'deals.listDealDays': operation(finance, ({ db, self }) => {
    return () => listDealDays(db, self, stretch)
  }),
  'deals.countFunnel': operation(finance, ({ db, self }) => {
    return () => countFunnel(db, self, stretch)
  }),
  'deals.findDeliveryTimes': operation(finance, ({ db, self }) => {
    return () => findDeliveryTimes(db, self, stretch)
  }),
  'deals.listFiguresByOrigin': operation(finance, ({ db, self }) => {
    return () => listFiguresByOrigin(db, self, stretch)
  }),
  'deals.countDealsUnderWay': operation(finance, ({ db, self }) => {
    return () => countDealsUnderWay(db, self)
  }),
}
