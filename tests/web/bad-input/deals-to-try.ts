import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { member } from '#domain/accounts/schema.server.ts'
import {
  acceptDelivery,
  askCancellation,
  askParty,
  beginDeal,
  concludeMove,
  dealRulesFrom,
  deliverWork,
  fundIn,
  fundMilestones,
  offerSettlement,
  openDispute,
} from '#domain/deals/index.ts'
import { dealRequest, disputeQuestion } from '#domain/deals/schema.server.ts'
import { anAgreedDeal, aProposal, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { eq } from 'drizzle-orm'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

type Row = typeof member.$inferSelect
type Stage = (tx: Transaction, who: Row) => Promise<string>

const pairOf = async (tx: Transaction, who: Row, as: 'buyer' | 'seller') => {
  const other = actorOf(await makeMember(tx))
  const pair =
    as === 'buyer' ? { buyer: actorOf(who), seller: other } : { buyer: other, seller: actorOf(who) }
  await giveMoney(tx, pair.buyer.id, 1_000_000)
  return { ...pair, other }
}

async function paid(tx: Transaction, who: Row, as: 'buyer' | 'seller') {
  const pair = await pairOf(tx, who, as)
  const dealId = await anAgreedDeal(tx, pair)
  const [first] = await milestonesOf(tx, dealId)
  const about = { dealId, milestoneId: first?.id ?? '' }
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [about.milestoneId] })
  return { ...pair, ...about }
}

async function delivered(tx: Transaction, who: Row) {
  const deal = await paid(tx, who, 'buyer')
  await deliverWork(tx, deal.seller, { ...deal, text: 'Here it is', files: [] })
  return deal
}

async function disputed(tx: Transaction, who: Row, by: 'self' | 'other') {
  const deal = await paid(tx, who, 'buyer')
  await openDispute(tx, by === 'self' ? deal.buyer : deal.other, {
    ...deal,
    reason: 'other',
    wantedMinor: minor(5_000),
    statement: 'It is not what we agreed',
    files: [],
  })
  return deal
}

const at = ({ dealId, milestoneId }: { dealId: string; milestoneId: string }, step: string) =>
  `/deals/${dealId}?do=${step}&m=${milestoneId}`

async function unanswered(tx: Transaction, who: Row): Promise<string> {
  const { buyer, seller } = await pairOf(tx, who, 'buyer')
  const room = await beginDeal(
    tx,
    {
      origin: 'order',
      buyerId: buyer.id,
      sellerId: seller.id,
      proposedBy: 'seller',
      content: someContent(),
      rules: dealRulesFrom(settings),
      requirements: [
        { id: 'wood', question: 'Which wood?', isRequired: true },
        { id: 'side', question: 'Which side?', isRequired: false, choices: ['Front', 'Back'] },
      ],
      isAgreed: true,
    },
    { by: 'buyer', memberId: buyer.id },
  )
  await fundIn(tx, [{ room, milestoneIds: room.milestones.map(({ id }) => id) }])
  await concludeMove(tx, room, 'fundMilestones')
  return room.deal.id
}

/** Each form of the room, by what it is for: a new deal in which the member may send it now, and its address. */
export const roomForms: Record<string, Stage> = {
  'accepting a proposal': async (tx, who) =>
    `/deals/${await aProposal(tx, await pairOf(tx, who, 'buyer'))}?do=accept-deal`,
  declining: async (tx, who) => `/deals/${await aProposal(tx, await pairOf(tx, who, 'buyer'))}?do=decline`,
  changing: async (tx, who) => `/deals/${await aProposal(tx, await pairOf(tx, who, 'buyer'))}/change`,
  paying: async (tx, who) => {
    const dealId = await anAgreedDeal(tx, await pairOf(tx, who, 'buyer'))
    const [first] = await milestonesOf(tx, dealId)
    return at({ dealId, milestoneId: first?.id ?? '' }, 'fund')
  },
  'the answers to requirements': async (tx, who) => `/deals/${await unanswered(tx, who)}?do=answers`,
  'a delivery': async (tx, who) => at(await paid(tx, who, 'seller'), 'deliver'),
  'a revision': async (tx, who) => at(await delivered(tx, who), 'revise'),
  'accepting a delivery': async (tx, who) => at(await delivered(tx, who), 'accept'),
  'releasing early': async (tx, who) => at(await paid(tx, who, 'buyer'), 'release-early'),
  'more time': async (tx, who) => at(await paid(tx, who, 'seller'), 'extension'),
  'cancelling at once': async (tx, who) => at(await paid(tx, who, 'seller'), 'cancel'),
  'asking to cancel': async (tx, who) => at(await paid(tx, who, 'buyer'), 'ask-cancel'),
  'agreeing to cancel': async (tx, who) => {
    const deal = await paid(tx, who, 'buyer')
    await askCancellation(tx, deal.other, { ...deal, reason: 'No wood', fault: 'neither' })
    const [asked] = await tx.db.select().from(dealRequest).where(eq(dealRequest.dealId, deal.dealId))
    return `/deals/${deal.dealId}?do=agree&r=${asked?.id}`
  },
  'a refund in part': async (tx, who) => at(await paid(tx, who, 'buyer'), 'ask-refund'),
  'another milestone': async (tx, who) =>
    `/deals/${(await paid(tx, who, 'buyer')).dealId}?do=propose-milestone`,
  'a dispute': async (tx, who) => at(await paid(tx, who, 'buyer'), 'dispute'),
  'the answer to a dispute': async (tx, who) => at(await disputed(tx, who, 'other'), 'answer-dispute'),
  'the answer to a question': async (tx, who) => {
    const deal = await disputed(tx, who, 'other')
    const { dealId } = deal
    const admin = actorOf(await makeMember(tx, { role: 'admin' }))
    await askParty(tx, admin, { ...deal, askedOf: 'buyer', question: 'What did you expect?' })
    const [asked] = await tx.db.select().from(disputeQuestion).where(eq(disputeQuestion.dealId, dealId))
    return `/deals/${dealId}?do=answer-question&r=${asked?.id}`
  },
  'an offer': async (tx, who) => at(await disputed(tx, who, 'self'), 'offer'),
  'agreeing to an offer': async (tx, who) => {
    const deal = await disputed(tx, who, 'self')
    await offerSettlement(tx, deal.other, { ...deal, earnedMinor: minor(6_000) })
    return at(deal, 'settle')
  },
  'a claim': async (tx, who) => {
    const deal = await delivered(tx, who)
    await acceptDelivery(tx, deal.buyer, deal)
    return at(deal, 'claim')
  },
  'a tip': async (tx, who) => {
    const deal = await delivered(tx, who)
    await acceptDelivery(tx, deal.buyer, deal)
    return `/deals/${deal.dealId}?do=tip&amount=5`
  },
  'a review': async (tx, who) => {
    const deal = await delivered(tx, who)
    await acceptDelivery(tx, deal.buyer, deal)
    return `/deals/${deal.dealId}`
  },
  files: async (tx, who) => `/deals/${(await paid(tx, who, 'buyer')).dealId}?do=add-files`,
}

/** A dispute that an administrator has before them. */
export async function aCaseToTry(tx: Transaction, who: Row): Promise<string> {
  const { dealId } = await disputed(tx, who, 'self')
  return dealId
}
