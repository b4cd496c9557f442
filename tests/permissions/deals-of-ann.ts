import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import {
  acceptDelivery,
  appealDecision,
  askExtension,
  askParty,
  beginDeal,
  concludeMove,
  dealRulesFrom,
  decideDispute,
  deliverWork,
  fundIn,
  fundMilestones,
  openDispute,
  proposeDeal,
} from '#domain/deals/index.ts'
import { dealRequest, disputeQuestion } from '#domain/deals/schema.server.ts'
import { aProposal, anAgreedDeal, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { minor } from '#platform/money/money.ts'
import { context, type Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

export type Stage = { dealId: string; milestoneId: string; ann: MemberActor; other: MemberActor }

const inFull = (scene: Scene, as: 'buyer' | 'seller', other: MemberActor) => {
  const ann = before(scene.ann)
  return as === 'buyer' ? { buyer: ann, seller: other } : { buyer: other, seller: ann }
}

export async function agreed(scene: Scene, as: 'buyer' | 'seller'): Promise<Stage> {
  const { tx } = scene
  const other = actorOf(await makeMember(tx))
  const pair = inFull(scene, as, other)
  await giveMoney(tx, pair.buyer.id, 1_000_000)
  const dealId = await anAgreedDeal(tx, pair)
  const [milestone] = await milestonesOf(tx, dealId)
  return { dealId, milestoneId: milestone?.id ?? '', ann: before(scene.ann), other }
}

/** Ann owns a team that has sold something. */
export async function ofTeam(scene: Scene): Promise<string> {
  const { tx } = scene
  const seller = before(scene.ann)
  const [buyer, other] = [actorOf(await makeMember(tx)), actorOf(await makeMember(tx))]
  const teamId = await aTeam(tx, [
    { memberId: seller.id, basisPoints: 6_000 },
    { memberId: other.id, basisPoints: 4_000 },
  ])
  return anAgreedDeal(tx, { buyer, seller, teamId })
}

export async function funded(scene: Scene, as: 'buyer' | 'seller'): Promise<Stage> {
  const stage = await agreed(scene, as)
  const buyer = as === 'buyer' ? stage.ann : stage.other
  await fundMilestones(scene.tx, buyer, { dealId: stage.dealId, milestoneIds: [stage.milestoneId] })
  return stage
}

export async function delivered(scene: Scene, as: 'buyer' | 'seller'): Promise<Stage> {
  const stage = await funded(scene, as)
  const seller = as === 'buyer' ? stage.other : stage.ann
  await deliverWork(scene.tx, seller, { ...stage, text: 'Here it is', files: [] })
  return stage
}

export async function done(scene: Scene): Promise<Stage> {
  const stage = await delivered(scene, 'buyer')
  await acceptDelivery(scene.tx, stage.ann, stage)
  return stage
}

export const disputeOf = (stage: Stage) => ({
  ...stage,
  reason: 'other' as const,
  wantedMinor: minor(5_000),
  statement: 'It is not what we agreed',
  files: [],
})

export async function disputed(scene: Scene, by: 'ann' | 'other'): Promise<Stage> {
  const stage = await delivered(scene, 'buyer')
  await openDispute(scene.tx, stage[by], disputeOf(stage))
  return stage
}

/** An administrator decided about what Ann bought. */
export async function decided(scene: Scene): Promise<Stage> {
  const stage = await disputed(scene, 'other')
  const admin = actorOf(await makeMember(scene.tx, { role: 'admin' }))
  await decideDispute(scene.tx, admin, {
    ...stage,
    earnedMinor: minor(5_000),
    fault: 'both',
    reasons: 'Half of what was agreed was delivered.',
  })
  return stage
}

/** The other side does not agree with that. */
export async function appealed(scene: Scene): Promise<Stage> {
  const stage = await decided(scene)
  await appealDecision(scene.tx, stage.other, { ...stage, decideBy: scene.tx.now })
  return stage
}

/** Ann is asked by an administrator. */
export async function questioned(scene: Scene) {
  const { dealId, milestoneId } = await disputed(scene, 'other')
  const admin = actorOf(await makeMember(scene.tx, { role: 'admin' }))
  await askParty(scene.tx, admin, {
    dealId,
    milestoneId,
    askedOf: 'buyer',
    question: 'What did you expect?',
  })
  const [found] = await scene.tx.db.select().from(disputeQuestion).where(eq(disputeQuestion.dealId, dealId))
  return { dealId, questionId: found?.id ?? '' }
}

export async function asked(scene: Scene, by: 'ann' | 'other') {
  const stage = await funded(scene, 'buyer')
  await askExtension(scene.tx, stage[by], { ...stage, days: 2, reason: 'Rain' })
  const [request] = await scene.tx.db.select().from(dealRequest).where(eq(dealRequest.dealId, stage.dealId))
  return { ...stage, requestId: request?.id ?? '' }
}

export async function proposed(scene: Scene, by: 'ann' | 'other'): Promise<string> {
  const other = actorOf(await makeMember(scene.tx))
  const pair = inFull(scene, 'buyer', other)
  return aProposal(scene.tx, pair, { as: by === 'ann' ? 'buyer' : 'seller' })
}

export const key = 'a-key-that-opens-one-deal-only'

export async function byLink(scene: Scene, who: MemberActor): Promise<string> {
  const proposal = { as: 'seller', counterparty: { kind: 'link', key }, content: someContent() } as const
  return (await proposeDeal(scene.tx, who, proposal, context)).dealId
}

/** Paid for, and waiting for the buyer to say what is needed. */
export async function unanswered(scene: Scene): Promise<string> {
  const { tx } = scene
  const seller = actorOf(await makeMember(tx))
  const buyer = before(scene.ann)
  await giveMoney(tx, buyer.id, 1_000_000)
  const room = await beginDeal(
    tx,
    {
      origin: 'order',
      buyerId: buyer.id,
      sellerId: seller.id,
      proposedBy: 'seller',
      content: someContent(),
      rules: dealRulesFrom(context.settings),
      requirements: [{ id: 'q', question: 'Which wood?', isRequired: true }],
      isAgreed: true,
    },
    { by: 'buyer', memberId: buyer.id },
  )
  await fundIn(tx, [{ room, milestoneIds: room.milestones.map(({ id }) => id) }])
  await concludeMove(tx, room, 'fundMilestones')
  return room.deal.id
}
