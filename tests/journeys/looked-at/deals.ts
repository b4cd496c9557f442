import { eq, sql } from 'drizzle-orm'
import { banMember } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { type MemberActor, operator } from '#domain/actor.ts'
import {
  acceptDelivery,
  answerDispute,
  askExtension,
  askRefund,
  cancelWork,
  changeDeal,
  deliverWork,
  fundMilestones,
  giveTip,
  makeInvitation,
  offerSettlement,
  openDispute,
  proposeDeal,
  releaseEarly,
} from '#domain/deals/index.ts'
import { milestone } from '#domain/deals/schema.server.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { anAgreedDeal, aProposal, milestonesOf, someContent, type Pair } from '#domain/deals/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { reviewBuyer, reviewSeller } from '#domain/reviews/index.ts'
import { goodBuyer, goodWork } from '#domain/reviews/testing.ts'
import type { Share } from '#domain/teams/index.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { Names } from '../../routes/things-of-member.ts'

/** Rooms of somebody who both buys and sells, one in each state that looks like no other. */
export async function makeDealsOf(tx: Transaction, owner: MemberActor): Promise<Names> {
  const other = actorOf(await makeMember(tx, { displayName: 'Otto Falk' }))
  for (const { id } of [owner, other]) await giveMoney(tx, id, 1_000_000)
  const buys = { buyer: owner, seller: other }
  const sells = { buyer: other, seller: owner }
  const delivered = await aDelivery(tx, buys)
  const settling = await anOfferToSettle(tx, buys)
  const beside = await aDisputeBesideWork(tx, buys)
  return {
    invited: await anInvitation(tx, other),
    unpaid: await anAgreedDeal(tx, buys),
    delivered: delivered.dealId,
    deliveredPart: delivered.milestoneId,
    late: await aLateDeal(tx, sells),
    cancelled: await aCancelledDeal(tx, buys),
    toReview: await aDealToReview(tx, sells),
    reviewed: await aReviewedDeal(tx, buys),
    settling: settling.dealId,
    settlingPart: settling.milestoneId,
    beside: beside.dealId,
    besidePart: beside.milestoneId,
    changed: await aChangedProposal(tx, buys),
    leavable: await aDealWithBanned(tx, owner),
    ...(await aDealOfTeam(tx, { manager: owner, buyer: other })),
  }
}

/** What the owner proposed, changed by the other side. */
async function aChangedProposal(tx: Transaction, pair: Pair): Promise<string> {
  const dealId = await aProposal(tx, pair, { as: 'buyer' })
  const content = someContent({
    terms: 'One sign of ash, painted on the front, with a bracket of iron.',
    feeBearer: 'half',
    milestones: [
      { title: 'Two drawings', priceMinor: 3_000, days: 2 },
      { title: 'The sign', priceMinor: 12_000, days: 9 },
    ],
  })
  await changeDeal(tx, pair.seller, { dealId, content, basedOn: 1 })
  return dealId
}

/** Paid for, and then its seller was banned. */
async function aDealWithBanned(tx: Transaction, buyer: MemberActor): Promise<string> {
  const seller = actorOf(await makeMember(tx, { displayName: 'Runa Vik' }))
  const { dealId } = await aPaidDeal(tx, { buyer, seller })
  const ban = { memberId: seller.id, reason: 'Sold what was not theirs', evidence: '', until: undefined }
  await banMember(tx, operator, ban, { settings: await readSettings(tx.db, tx.now), siteOrigin: '', origin })
  return dealId
}

/** Sold by a team in which somebody is a manager, and the same bought by them from another: what each of its people gets stands there. */
async function aDealOfTeam(
  tx: Transaction,
  { manager, buyer }: { manager: MemberActor; buyer: MemberActor },
) {
  const owns = async (shares: readonly Share[]) => {
    const seller = actorOf(await makeMember(tx, { displayName: 'Mirela Kovač' }))
    const [first, ...others] = [{ memberId: seller.id, basisPoints: 3_750 }, ...shares]
    return { seller, teamId: await aTeam(tx, [first ?? { memberId: seller.id, basisPoints: 0 }, ...others]) }
  }
  const hana = await makeMember(tx, { displayName: 'Hana Sato' })
  const ofHana = { memberId: hana.id, basisPoints: 2_750 }
  const sold = await owns([ofHana, { memberId: manager.id, basisPoints: 3_500 }])
  await tx.db.execute(
    sql`update team_member set role = 'manager' where team_id = ${sold.teamId}::uuid and member_id = ${manager.id}::uuid`,
  )
  const bought = await owns([{ ...ofHana, basisPoints: 6_250 }])
  const paid = await aPaidDeal(tx, { ...bought, buyer: manager })
  return {
    teamSale: (await aPaidDeal(tx, { ...sold, buyer })).dealId,
    teamBuy: paid.dealId,
    teamBuyPart: paid.milestoneId,
  }
}

const origin = { address: '203.0.113.9', device: 'Firefox on Linux' }

/** The address by which whoever has it joins as the buyer. */
async function anInvitation(tx: Transaction, seller: MemberActor): Promise<string> {
  const key = makeInvitation()
  const settings = await readSettings(tx.db, tx.now)
  const proposal = { as: 'seller', counterparty: { kind: 'link', key }, content: someContent() } as const
  const { dealId } = await proposeDeal(tx, seller, proposal, { settings })
  return `${dealId}?key=${key}`
}

async function aPaidDeal(tx: Transaction, pair: Pair & { teamId?: string }) {
  const dealId = await anAgreedDeal(tx, pair)
  const [first] = await milestonesOf(tx, dealId)
  if (!first) throw new Error('The deal has no milestone')
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [first.id] })
  return { dealId, milestoneId: first.id }
}

async function aDelivery(tx: Transaction, pair: Pair) {
  const paid = await aPaidDeal(tx, pair)
  const file = {
    name: 'sketch.txt',
    type: 'text/plain',
    bytes: 900,
    fileKey: 'deals/sketch',
    scannedAt: null,
  }
  await deliverWork(tx, pair.seller, { ...paid, text: 'Three directions in pencil', files: [file] })
  return paid
}

async function aLateDeal(tx: Transaction, pair: Pair): Promise<string> {
  const { dealId, milestoneId } = await aPaidDeal(tx, pair)
  await tx.db
    .update(milestone)
    .set({ dueAt: addDays(tx.now, -1) })
    .where(eq(milestone.id, milestoneId))
  return dealId
}

async function aCancelledDeal(tx: Transaction, pair: Pair): Promise<string> {
  const paid = await aPaidDeal(tx, pair)
  await cancelWork(tx, pair.seller, { ...paid, reason: 'The oak has not come' })
  return paid.dealId
}

async function aDoneDeal(tx: Transaction, pair: Pair): Promise<string> {
  const delivered = await aDelivery(tx, pair)
  await acceptDelivery(tx, pair.buyer, delivered)
  return delivered.dealId
}

/** The buyer has written, and is read once the seller has too. */
async function aDealToReview(tx: Transaction, pair: Pair): Promise<string> {
  const dealId = await aDoneDeal(tx, pair)
  await reviewSeller(tx, pair.buyer, { dealId, ...goodWork })
  return dealId
}

async function aReviewedDeal(tx: Transaction, pair: Pair): Promise<string> {
  const dealId = await aDealToReview(tx, pair)
  await reviewBuyer(tx, pair.seller, { dealId, ...goodBuyer })
  await giveTip(tx, pair.buyer, { dealId, amountMinor: minor(500), formKey: crypto.randomUUID() })
  return dealId
}

/** A dispute that was answered, with an offer to settle it. */
async function anOfferToSettle(tx: Transaction, pair: Pair) {
  const { dealId, milestoneId } = await aDispute(tx, pair)
  const answer = 'The other side was never agreed on; the terms say one.'
  await answerDispute(tx, pair.seller, { dealId, milestoneId, answer, files: [] })
  await offerSettlement(tx, pair.seller, { dealId, milestoneId, earnedMinor: minor(6_666) })
  return { dealId, milestoneId }
}

/** One part is argued about; of the others one was given back in part after the release, and one needs more time. */
async function aDisputeBesideWork(tx: Transaction, pair: Pair) {
  const parts = ['Draft', 'Lettering', 'Sign'].map((title) => ({ title, priceMinor: 10_000, days: 5 }))
  const dealId = await anAgreedDeal(tx, pair, someContent({ milestones: parts }))
  const [draft, lettering, sign] = (await milestonesOf(tx, dealId)).map(({ id }) => id)
  if (!draft || !lettering || !sign) throw new Error('The deal has not three parts')
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [draft, lettering, sign] })
  await openDispute(tx, pair.seller, {
    dealId,
    milestoneId: draft,
    reason: 'no-answer',
    wantedMinor: minor(10_000),
    statement: 'The draft was talked through a week ago, and nobody says yes or no.',
    files: [],
  })
  await releaseEarly(tx, pair.buyer, { dealId, milestoneId: lettering })
  const reason = 'The gold leaf came late'
  await askRefund(tx, pair.seller, { dealId, milestoneId: lettering, refundMinor: minor(1_500), reason })
  await askExtension(tx, pair.seller, { dealId, milestoneId: sign, days: 10, reason })
  return { dealId, milestoneId: sign }
}
